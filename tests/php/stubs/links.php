<?php

/** Stubs of the WordPress functions that views and links call. */

declare(strict_types=1);

if (!function_exists('sanitize_url')) {
    /** @param list<string> $schemes */
    function sanitize_url(string $url, array $schemes): string
    {
        return in_array(strtolower((string) parse_url($url, PHP_URL_SCHEME)), $schemes, true) ? $url : '';
    }
}

if (!function_exists('wp_attachment_is_image')) {
    /** All attachments are images, except number 404, which counts as deleted. */
    function wp_attachment_is_image(int $id): bool
    {
        return $id !== 404;
    }
}

if (!function_exists('wp_parse_url')) {
    function wp_parse_url(string $url, int $part): mixed
    {
        return parse_url($url, $part);
    }

    /** Unlike WordPress’s function, this stub always returns the same text. */
    function antispambot(string $email): string
    {
        return $email;
    }

    function is_email(string $email): string|false
    {
        return str_contains($email, '@') ? $email : false;
    }
}
