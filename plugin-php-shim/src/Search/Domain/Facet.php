<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

use Gazetteer\Search\Domain\Geo\Circle;
use Gazetteer\Search\Domain\Geo\GridCell;
use Gazetteer\Search\Domain\Words\WordFacet;

/**
 * Creates facet names, such as "c:12" for the category with ID 12. For each facet, the index stores the set of
 * listing IDs with that facet. Facet names are lowercase ASCII, because databases compare other characters in
 * different ways.
 */
final class Facet
{
    /** The facet that every listing has. */
    public const ALL = 'a';
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

    /**
     * All facets of a listing.
     *
     * @param list<int> $categories Term IDs, including ancestors. The same for locations.
     * @param list<int> $locations
     * @param list<int> $features
     * @param list<int> $tags
     * @param array<string, list<string>> $values
     * @param list<list<non-empty-list<string>>> $texts The words of the texts. See WordFacet.
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
        array_push($facets, ...WordFacet::allOf($texts));
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

    /** Escapes all characters that databases may compare in different ways. */
    public static function ascii(string $text): string
    {
        $safe = (string) preg_replace_callback('/[^a-z0-9.-]/', static fn (array $sign): string => '~' . bin2hex($sign[0]), $text);

        return strlen($safe) <= self::LONGEST ? $safe : substr($safe, 0, 60) . '~~' . md5($text);
    }
}
