<?php

/** The object cache of a WordPress that has none to speak of; it notes beside the database's questions that it was emptied. */

declare(strict_types=1);

if (!function_exists('wp_cache_flush')) {
    function wp_cache_flush(): void
    {
        $GLOBALS['wpdb']->query('cache flushed');
    }

    function wp_cache_supports(string $feature): bool
    {
        return false;
    }
}
