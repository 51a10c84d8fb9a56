<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

/** Prints structured data for search engines. */
final class JsonLd
{
    /** @param array<array-key, mixed> $facts Prints nothing if empty. */
    public static function print(array $facts): void
    {
        if ($facts === []) {
            return;
        }
        $json = (string) wp_json_encode($facts, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
        wp_print_inline_script_tag($json, ['type' => 'application/ld+json']);
    }

    /** Returns the name of a term as plain text. */
    public static function plain(string $name): string
    {
        return trim(html_entity_decode(wp_strip_all_tags($name), ENT_QUOTES | ENT_HTML5, 'UTF-8'));
    }
}
