<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

use Gazetteer\Search\Domain\Geo\Circle;
use Gazetteer\Search\Domain\Geo\GridCell;

/**
 * Creates facet names, such as "c:12" for the category with ID 12. For each facet, the index stores the set of
 * listing IDs with that facet. Facet names are lowercase ASCII, because databases compare other characters in
 * different ways.
 */
final class Facet
{
    /** The facet that every listing has. */
    public const ALL = 'a';
    /** The names under which the two stored sort orders are saved: by date and by title. See RoughOrder. */
    public const NEWEST = 'o:n';
    public const TITLED = 'o:t';
    public const CATEGORY = 'c';
    public const LOCATION = 'l';
    public const FEATURE = 'f';
    public const TAG = 't';
    public const PRICE = 'p';
    /** Number of half stars, such as `r:9` for listings with 4.5 to 4.9 stars. */
    public const RATING = 'r';
    /** See OpeningSpan. */
    public const OPENING = 'h';
    public const LEAST_RATING = 2;
    public const BEST_RATING = 10;

    private const LONGEST = 150;
    private const LONGEST_WORD = 24;
    private const MOST_WORDS = 300;
    /** Minimum length of a prefix. Shorter prefixes match too many words. */
    private const SHORTEST_PREFIX = 2;

    /**
     * All facets of a listing.
     *
     * @param list<int> $categories Term IDs, including ancestors. The same for locations.
     * @param list<int> $locations
     * @param list<int> $features
     * @param list<int> $tags
     * @param array<string, list<string>> $values
     * @param list<string> $texts Title, facts and description, without accents.
     * @param array{float, float}|null $place
     * @param list<string> $others Names of further facets.
     * @return list<string>
     */
    public static function allOf(array $categories, array $locations, array $features, array $tags, array $values, array $texts, ?array $place, array $others = []): array
    {
        $facets = [self::ALL, ...$others];
        foreach ([self::CATEGORY => $categories, self::LOCATION => $locations, self::FEATURE => $features, self::TAG => $tags] as $kind => $terms) {
            foreach ($terms as $term) {
                $facets[] = self::term($kind, $term);
            }
        }
        foreach ($values as $field => $held) {
            foreach ($held as $value) {
                $facets[] = self::value((string) $field, $value);
            }
        }
        foreach (self::rankedWords($texts) as $word => $rank) {
            $facets[] = self::word((string) $word, $rank);
        }
        foreach ($place === null ? [] : Circle::LEVELS as $level) {
            $facets[] = self::cell(GridCell::at($place[0], $place[1], $level));
        }
        $facets = array_values(array_unique($facets));
        sort($facets);

        return $facets;
    }

    /** @param self::* $kind */
    public static function term(string $kind, int $term): string
    {
        return "{$kind}:{$term}";
    }

    public static function value(string $field, string $value): string
    {
        return 'v:' . self::ascii($field) . '=' . self::ascii($value);
    }

    public static function price(string $level): string
    {
        return self::PRICE . ':' . self::ascii($level);
    }

    /** @param int $half Number of half stars. */
    public static function rating(int $half): string
    {
        return self::RATING . ":{$half}";
    }

    /** @return list<string> The facets of listings with at least this number of stars. */
    public static function ratingsFrom(float $stars): array
    {
        $least = max(self::LEAST_RATING, (int) ceil($stars * 2));

        return $least > self::BEST_RATING ? [] : array_map(self::rating(...), range($least, self::BEST_RATING));
    }

    /** @param int $rank Text that contains the word: 0 title, 1 facts, 2 description. */
    public static function word(string $word, int $rank): string
    {
        return 'w:' . self::ascii($word) . ":{$rank}";
    }

    /**
     * @return array{string, string} Range of the facets of a word or prefix, for all ranks: first facet name, and end (exclusive).
     */
    public static function wordRange(string $word, bool $isBeginning): array
    {
        return self::range('w:' . self::ascii($word) . ($isBeginning ? '' : ':'));
    }

    /**
     * Splits a text into words. The caller removes accents.
     *
     * @return list<string> Unique words in lower case, without punctuation.
     */
    public static function splitWords(string $text): array
    {
        $small = function_exists('mb_strtolower') ? mb_strtolower($text, 'UTF-8') : strtolower($text);
        preg_match_all('/[\p{L}\p{M}\p{N}]+/u', $small, $found);
        $words = array_map(self::cut(...), $found[0] ?? []);

        return array_slice(array_values(array_unique($words)), 0, self::MOST_WORDS);
    }

    /**
     * @param list<string> $texts The most important text first.
     * @return array<array-key, int> The index of the first text that contains the word, keyed by word.
     */
    public static function rankedWords(array $texts): array
    {
        $ranked = [];
        foreach ($texts as $rank => $text) {
            $ranked += array_fill_keys(self::splitWords($text), $rank);
        }

        return array_slice($ranked, 0, self::MOST_WORDS, true);
    }

    /** Whether a word is long enough for a prefix search. A single letter matches only as a whole word. */
    public static function isPrefix(string $word): bool
    {
        return preg_match('/^.{' . self::SHORTEST_PREFIX . ',}/us', $word) === 1;
    }

    public static function rankOf(string $word): int
    {
        return (int) substr($word, -1);
    }

    public static function cell(GridCell $cell): string
    {
        return "q:{$cell->level}:{$cell->column}.{$cell->row}";
    }

    /** Returns the grid level if the facet is a map cell, otherwise null. */
    public static function levelOf(string $facet): ?int
    {
        return str_starts_with($facet, 'q:') ? (int) substr($facet, 2) : null;
    }

    /**
     * @return array{string, string} Range of the facet names with this prefix: start, and end (exclusive). The end is `~~`, which sorts after escaped characters (`~` and hex digits).
     */
    public static function range(string $start): array
    {
        return [$start, $start . '~~'];
    }

    private static function cut(string $word): string
    {
        return preg_match('/^.{1,' . self::LONGEST_WORD . '}/us', $word, $cut) === 1 ? $cut[0] : $word;
    }

    private static function ascii(string $text): string
    {
        $safe = (string) preg_replace_callback('/[^a-z0-9.-]/', static fn (array $sign): string => '~' . bin2hex($sign[0]), $text);

        return strlen($safe) <= self::LONGEST ? $safe : substr($safe, 0, 60) . '~~' . md5($text);
    }
}
