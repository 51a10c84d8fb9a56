<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

use Closure;

/** Runs a callback on the current site, or on each site of its network. */
final class Sites
{
    private const PAGE_SIZE = 100;

    /** @param Closure(): void $do Called once for each site, after switching to the site. */
    public static function each(bool $isForNetwork, Closure $do): void
    {
        if (!$isForNetwork) {
            $do();

            return;
        }
        $last = 0;
        while (($sites = self::after($last)) !== []) {
            foreach ($sites as $site) {
                switch_to_blog($site);
                $do();
                restore_current_blog();
                $last = $site;
            }
        }
    }

    /**
     * @return list<int> The next site IDs. Continues after the last ID instead of using an offset, because sites may be
     *     created or deleted meanwhile.
     */
    private static function after(int $last): array
    {
        global $wpdb;

        // phpcs:ignore WordPress.DB.DirectDatabaseQuery
        return array_map(intval(...), $wpdb->get_col($wpdb->prepare(
            "SELECT blog_id FROM {$wpdb->blogs} WHERE site_id = %d AND blog_id > %d ORDER BY blog_id LIMIT %d",
            get_current_network_id(),
            $last,
            self::PAGE_SIZE,
        )));
    }
}
