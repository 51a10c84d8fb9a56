<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Lookup;

use Gazetteer\Domain\Listing\Detail;

/** The text that a listing's words are taken from, and those of a visitor's search. */
final class ListingText
{
    /** @param array<array-key, mixed> $details */
    public static function of(string $title, array $details): string
    {
        $texts = [$title, $details[Detail::Tagline->value] ?? '', $details[Detail::Address->value] ?? ''];

        return self::plain(implode(' ', array_filter($texts, is_scalar(...))));
    }

    public static function plain(string $text): string
    {
        $text = html_entity_decode(wp_strip_all_tags($text), ENT_QUOTES | ENT_HTML5, 'UTF-8');

        return remove_accents(wp_check_invalid_utf8($text, true));
    }
}
