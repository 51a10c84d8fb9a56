<?php

/**
 * A stub of WordPress’s object cache that stores nothing. It records each flush among the database
 * queries.
 */

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
