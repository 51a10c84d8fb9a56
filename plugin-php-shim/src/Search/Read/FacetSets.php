<?php

declare(strict_types=1);

namespace Gazetteer\Search\Read;

use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Domain\Geo\GridCell;
use Gazetteer\Search\Domain\Geo\Spots;
use Gazetteer\Search\Domain\ListingSet;
use Gazetteer\Search\Domain\SetChunk;
use Gazetteer\Search\IndexTables;

/** Reads sets of listings from the index. Each set contains the listings with one facet. */
final class FacetSets
{
    private ?WordSearch $words = null;

    public function __construct(private readonly IndexTables $tables)
    {
    }

    public function wordSearch(): WordSearch
    {
        return $this->words ??= new WordSearch($this->tables);
    }

    /**
     * @param list<string> $facets
     * @return array<string, ListingSet> Sets keyed by facet. Facets without listings are not included.
     */
    public function read(array $facets): array
    {
        $rows = [];
        foreach (array_chunk($facets, IndexTables::LONGEST_LIST) as $some) {
            array_push($rows, ...$this->rows($some));
        }

        return self::joined($rows);
    }

    /**
     * Counts the listings of each facet that are also in another set. Does not keep the sets in memory.
     *
     * @param list<string> $facets
     * @return array<string, int> Facets without such listings may be missing.
     */
    public function countsWithin(array $facets, ListingSet $base): array
    {
        $counts = $pieces = [];
        foreach (array_chunk($facets, IndexTables::LONGEST_LIST) as $some) {
            foreach ($this->rows($some) as $row) {
                $piece = $pieces[$row['chunk']] ??= $base->piece((int) $row['chunk']);
                $counts[$row['facet']] = ($counts[$row['facet']] ?? 0) + SetChunk::read((string) $row['members'], (string) $row['recent'])->and($piece)->count();
            }
        }

        return $counts;
    }

    /**
     * @param non-empty-list<string> $facets
     * @return list<array<string, string|null>>
     */
    private function rows(array $facets): array
    {
        return $this->tables->rows(
            'SELECT facet, chunk, members, recent FROM {sets} WHERE facet IN (' . self::placeholders($facets) . ') AND size > 0',
            ...$facets,
        );
    }

    /**
     * @param non-empty-list<GridCell> $cells
     * @return list<array{GridCell, int, Spots}> Cell, chunk number, and the spots of the cell's listings in that chunk.
     */
    public function spots(array $cells): array
    {
        $cells = array_combine(array_map(Facet::cell(...), $cells), $cells);
        $pieces = [];
        foreach (array_chunk(array_keys($cells), IndexTables::LONGEST_LIST) as $facets) {
            foreach ($this->rows($facets) as $row) {
                $pieces[] = [$cells[$row['facet']], (int) $row['chunk'], SetChunk::readSpots((string) $row['members'], (string) $row['recent'])];
            }
        }

        return $pieces;
    }

    /**
     * @param list<string> $facets
     * @return array<string, int> The number of listings, by facet.
     */
    public function sizes(array $facets): array
    {
        $sizes = [];
        foreach (array_chunk($facets, IndexTables::LONGEST_LIST) as $some) {
            $sizes += self::sums($this->tables->rows(
                'SELECT facet, SUM(size) AS listings FROM {sets} WHERE facet IN (' . self::placeholders($some) . ') AND size > 0 GROUP BY facet',
                ...$some,
            ));
        }

        return $sizes;
    }

    /** @return array<string, int> */
    public function sizesOfRange(string $from, string $before): array
    {
        return self::sums($this->tables->rows(
            'SELECT facet, SUM(size) AS listings FROM {sets} WHERE facet >= %s AND facet < %s AND size > 0 GROUP BY facet',
            $from,
            $before,
        ));
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return array<string, ListingSet>
     */
    private static function joined(array $rows): array
    {
        $pieces = [];
        foreach ($rows as $row) {
            $pieces[$row['facet']][(int) $row['chunk']] = SetChunk::read((string) $row['members'], (string) $row['recent']);
        }

        return array_map(SetChunk::join(...), $pieces);
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return array<string, int>
     */
    private static function sums(array $rows): array
    {
        return array_map(intval(...), array_column($rows, 'listings', 'facet'));
    }

    /** @param non-empty-list<string> $values */
    public static function placeholders(array $values): string
    {
        return implode(',', array_fill(0, count($values), '%s'));
    }
}
