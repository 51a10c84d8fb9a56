<?php

declare(strict_types=1);

namespace Gazetteer\Search\Write;

use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Domain\FieldDefinition;
use WP_Post;

/** The texts of a listing that are indexed, and the normalized text of a visitor's search. */
final class ListingText
{
    /** Maximum number of characters. Text after that adds few new words. */
    private const LONGEST = 20_000;

    /**
     * @param array<array-key, mixed> $details Details and values are empty if the listing has a password.
     * @param list<string> $terms The names of the listing's terms.
     * @param array<string, list<string>> $values
     * @param list<FieldDefinition> $fields The fields that visitors can filter by.
     * @return array{string, string, string} Title, facts and description, in order of importance.
     */
    public static function fromPost(WP_Post $post, array $details, array $terms, array $values, array $fields): array
    {
        $facts = [$details[Detail::Tagline->value] ?? '', $details[Detail::Address->value] ?? '', ...$terms, ...self::values($values, $fields)];
        $description = $post->post_password === '' ? self::description($post) : '';

        return array_map(self::normalize(...), [$post->post_title, implode("\n", array_filter($facts, is_scalar(...))), $description]);
    }

    public static function normalize(string $text): string
    {
        $text = html_entity_decode(wp_strip_all_tags($text), ENT_QUOTES | ENT_HTML5, 'UTF-8');

        return remove_accents(wp_check_invalid_utf8($text, true));
    }

    /** Returns the text of a listing without the attributes of blocks and shortcodes. */
    private static function description(WP_Post $post): string
    {
        $text = (string) preg_replace('/<!--.*?-->/s', ' ', mb_substr("{$post->post_excerpt}\n{$post->post_content}", 0, self::LONGEST));

        return strip_shortcodes((string) preg_replace('/<(?:br|\/?(?:p|div|li|td|th|h[1-6]|figcaption))\b[^>]*>/i', ' $0', $text));
    }

    /**
     * Returns the searchable texts of the fields. For a switch that is on, the text is the field’s label.
     *
     * @param array<string, list<string>> $values
     * @param list<FieldDefinition> $fields
     * @return list<string>
     */
    private static function values(array $values, array $fields): array
    {
        $texts = [];
        foreach ($fields as $field) {
            $held = $values[$field->slug] ?? [];
            if ($field->type->isYesNo()) {
                $held = $held === [] || in_array(strtolower($held[0]), ['no', '0', 'false', 'off'], true) ? [] : [$field->label];
            }
            array_push($texts, ...$held);
        }

        return $texts;
    }
}
