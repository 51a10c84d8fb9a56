<?php

declare(strict_types=1);

namespace Gazetteer\Data;

/** WordPress caches the rewrite rules of the site, so rebuild them when the plugin's rules change. */
final class RewriteRules
{
    public static function flush(string $current): void
    {
        update_option(Types::ADDRESSES, $current, true);
        flush_rewrite_rules(false);
    }

    /**
     * On deactivation, delete the cached rules. WordPress rebuilds them without the plugin's rules in the next request.
     */
    public static function clear(): void
    {
        delete_option(Types::ADDRESSES);
        delete_option('rewrite_rules');
    }
}
