<?php

/** Stubs of WordPress’s translation functions and of its access to request data. */

declare(strict_types=1);

if (!function_exists('__')) {
    function __(string $text, string $domain): string
    {
        return $text;
    }
}

if (!function_exists('wp_unslash')) {
    function wp_unslash(array $sent): array
    {
        return $sent;
    }
}

if (!function_exists('wp_kses')) {
    function wp_kses(string $html, array $allowed): string
    {
        return strip_tags($html, array_keys($allowed));
    }
}
