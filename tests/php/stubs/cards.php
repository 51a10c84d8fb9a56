<?php

/** Stubs of the WordPress functions that plan cards call. Escaping works as in PHP. */

declare(strict_types=1);

require_once __DIR__ . '/hooks.php';
require_once __DIR__ . '/translations.php';

// Templates exit without this constant.
defined('ABSPATH') || define('ABSPATH', '/wordpress/');

if (!function_exists('_n')) {
    function _n(string $one, string $many, int $number, string $domain): string
    {
        return $number === 1 ? $one : $many;
    }

    function _x(string $text, string $context, string $domain): string
    {
        return $text;
    }

    function number_format_i18n(float $number, int $decimals = 0): string
    {
        return number_format($number, $decimals);
    }

    function esc_html(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8', false);
    }

    function esc_attr(string $text): string
    {
        return esc_html($text);
    }

    function esc_url(string $url): string
    {
        return preg_match('~^(https?:/)?/~', $url) === 1 ? esc_html($url) : '';
    }

    function esc_html__(string $text, string $domain): string
    {
        return esc_html($text);
    }

    function esc_html_e(string $text, string $domain): void
    {
        echo esc_html($text);
    }

    function esc_attr_e(string $text, string $domain): void
    {
        echo esc_html($text);
    }

    function checked(mixed $one, mixed $other): void
    {
        echo (string) $one === (string) $other ? " checked='checked'" : '';
    }

    function wp_strip_all_tags(string $text, bool $breaks): string
    {
        return trim((string) preg_replace('/\s+/', ' ', strip_tags((string) preg_replace('~<(script|style)[^>]*>.*?</\1>~si', '', $text))));
    }

    function strip_shortcodes(string $text): string
    {
        return $text;
    }

    function wp_get_attachment_image(int $id): string
    {
        return "<img src=\"/picture-{$id}.jpg\" alt=\"\">";
    }

    function locate_template(string $name): string
    {
        return '';
    }

    function get_option(string $name, mixed $otherwise = false): mixed
    {
        return $GLOBALS['gazetteer_option'] ?? $otherwise;
    }

    function get_post_status(int $id): string
    {
        return $id === 7 ? 'publish' : 'draft';
    }

    function get_permalink(int $id): string
    {
        return "/submit/?from={$id}&x=1";
    }
}
