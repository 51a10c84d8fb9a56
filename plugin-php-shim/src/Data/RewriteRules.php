<?php

declare(strict_types=1);

namespace Gazetteer\Data;

/** WordPress works out the site's addresses once and keeps them; ours have to be among them. */
final class RewriteRules
{
    public static function renew(string $current): void
    {
        update_option(Types::ADDRESSES, $current, true);
        flush_rewrite_rules(false);
    }

    /** While the plugin is off the addresses are worked out without ours, by the next request for one. */
    public static function forget(): void
    {
        delete_option(Types::ADDRESSES);
        delete_option('rewrite_rules');
    }
}
