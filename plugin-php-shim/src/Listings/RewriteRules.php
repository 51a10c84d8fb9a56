<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use Gazetteer\Data\DataNames;
use Gazetteer\Data\ListingPostType;

/** WordPress works out the site's addresses once and keeps them; ours have to be among them. */
final class RewriteRules
{
    private const OPTION = 'gazetteer_addresses';

    /** After all that has addresses is known, and only when the names are not those of the last time. */
    public static function renew(DataNames $names): void
    {
        if (wp_doing_ajax() || wp_doing_cron() || wp_installing()) {
            return;
        }
        $current = implode(' ', [$names->listing, ListingPostType::slug(), $names->category, $names->location, $names->feature, $names->tag]);
        if (get_option(self::OPTION) !== $current) {
            update_option(self::OPTION, $current, true);
            flush_rewrite_rules(false);
        }
    }

    /** While the plugin is off the addresses are worked out without ours, by the next request for one. */
    public static function forget(): void
    {
        delete_option(self::OPTION);
        delete_option('rewrite_rules');
    }
}
