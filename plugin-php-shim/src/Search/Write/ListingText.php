<?php

declare(strict_types=1);

namespace Gazetteer\Search\Write;

use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Domain\FieldDefinition;
use WP_Post;

/** The texts that a listing's words are taken from, and those of a visitor's search. */
final class ListingText
{
    /** In letters. What comes after it adds few words. */
    private const LONGEST = 20_000;

    /**
     * @param array<array-key, mixed> $details Empty where a password guards the listing, as are the values.
     * @param list<string> $terms The names of all that the listing is sorted by.
     * @param array<string, list<string>> $values
     * @param list<FieldDefinition> $fields Those that visitors can filter by.
     * @return array{string, string, string} Title, facts and description: words of the first count most.
     */
    public static function of(WP_Post $post, array $details, array $terms, array $values, array $fields): array
    {
        $facts = [$details[Detail::Tagline->value] ?? '', $details[Detail::Address->value] ?? '', ...$terms, ...self::values($values, $fields)];
        $description = $post->post_password === '' ? self::description($post) : '';

        return array_map(self::plain(...), [$post->post_title, implode("\n", array_filter($facts, is_scalar(...))), $description]);
    }

    public static function plain(string $text): string
    {
        $text = html_entity_decode(wp_strip_all_tags($text), ENT_QUOTES | ENT_HTML5, 'UTF-8');

        return remove_accents(wp_check_invalid_utf8($text, true));
    }

    /** A word of a block’s or a shortcode’s settings is none of the text. */
    private static function description(WP_Post $post): string
    {
        $text = (string) preg_replace('/<!--.*?-->/s', ' ', mb_substr("{$post->post_excerpt}\n{$post->post_content}", 0, self::LONGEST));

        return strip_shortcodes((string) preg_replace('/<(?:br|\/?(?:p|div|li|td|th|h[1-6]|figcaption))\b[^>]*>/i', ' $0', $text));
    }

    /**
     * Of a field that says yes it is the label that is looked for.
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
