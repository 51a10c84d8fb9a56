<?php

declare(strict_types=1);

namespace Gazetteer\Search\Write;

use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Domain\FieldDefinition;
use Gazetteer\Search\Domain\Words\WordFacet;
use Gazetteer\Search\Domain\Words\WordSplitter;
use WP_Post;

/** The texts of a listing that are indexed, and the normalized text of a visitor's search. */
final class ListingText
{
    /** Maximum number of characters. Text after that adds few new words. */
    private const LONGEST = 20_000;
    private const SHORTEST_PHONE = 6;

    /**
     * @param array<array-key, mixed> $details
     * @param list<string> $places The names of the listing's categories and locations.
     * @param list<string> $facts The names of its features and tags.
     * @param array<string, list<string>> $values
     * @param list<FieldDefinition> $fields The fields that visitors can filter by.
     * @return list<list<non-empty-list<string>>> The words of the title, of category and place, of features and fields, and of the description. See WordFacet.
     */
    public static function fromPost(WP_Post $post, array $details, array $places, array $facts, array $values, array $fields): array
    {
        $places[] = $details[Detail::Address->value] ?? '';
        $facts = [...$facts, ...self::values($values, $fields), ...self::phone($details[Detail::Phone->value] ?? '')];
        $description = self::lines([$details[Detail::Tagline->value] ?? '', self::description($post)]);

        return array_map(self::split(...), [$post->post_title, self::lines($places), self::lines($facts), $description]);
    }

    /** @param array<array-key, mixed> $texts */
    private static function lines(array $texts): string
    {
        return implode("\n", array_filter($texts, is_scalar(...)));
    }

    /** @return list<string> The number, and its digits without spaces, with and without the country code and the area code. */
    private static function phone(mixed $phone): array
    {
        $groups = is_scalar($phone) && preg_match_all('/\d+/', (string) $phone, $found) > 1 ? $found[0] : [];
        $numbers = [];
        foreach (array_keys($groups) as $from) {
            $numbers[] = implode('', array_slice($groups, $from));
        }

        return [is_scalar($phone) ? (string) $phone : '', ...array_filter($numbers, static fn (string $number): bool => strlen($number) >= self::SHORTEST_PHONE)];
    }

    /** @return list<non-empty-list<string>> The spellings of each word. See WordSplitter. */
    public static function split(string $text): array
    {
        $text = html_entity_decode(wp_strip_all_tags($text), ENT_QUOTES | ENT_HTML5, 'UTF-8');
        // Pass a language, because WordPress spells umlauts differently on German sites.
        $splitter = new WordSplitter(static fn (string $word): string => remove_accents($word, 'en_US'));

        return $splitter->split(wp_check_invalid_utf8($text, true));
    }

    /**
     * @param list<int> $terms
     * @param callable(list<int>): list<string> $names
     * @return list<string> One facet for each word of the names, to find the terms by their words.
     */
    public static function termFacets(string $kind, array $terms, callable $names): array
    {
        $facets = [];
        foreach (array_combine($terms, $names($terms)) as $term => $name) {
            foreach (array_merge([], ...self::split($name)) as $word) {
                $facets[] = WordFacet::ofTerm($kind, $word, $term);
            }
        }

        return $facets;
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
