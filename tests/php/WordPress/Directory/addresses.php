<?php

/** What links ask WordPress for, for cases without a WordPress. */

declare(strict_types=1);

if (!function_exists('sanitize_url')) {
    /** @param list<string> $schemes */
    function sanitize_url(string $url, array $schemes): string
    {
        return in_array(strtolower((string) parse_url($url, PHP_URL_SCHEME)), $schemes, true) ? $url : '';
    }
}
