<?php

declare(strict_types=1);

namespace Gazetteer\Data;

/** Rebuilds the rewrite rules, which WordPress caches, when the rules of the plugin change. */
final class RewriteRules
{
    public static function flush(string $current): void
    {
        update_option(Types::ADDRESSES, $current, true);
        flush_rewrite_rules(false);
    }

    /**
     * Deletes the cached rules on deactivation. WordPress rebuilds them in the next request, without the
     * plugin's rules.
     */
    public static function clear(): void
    {
        delete_option(Types::ADDRESSES);
        delete_option('rewrite_rules');
    }
}
