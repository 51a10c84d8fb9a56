<?php

declare(strict_types=1);

namespace Gazetteer\Search\Read;

use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Domain\Geo\Circle;
use Gazetteer\Search\Domain\Geo\CircleScan;
use Gazetteer\Search\Domain\Geo\Globe;
use Gazetteer\Search\Domain\Geo\GridCell;
use Gazetteer\Search\Domain\Geo\Rings;
use Gazetteer\Search\Domain\Geo\Spots;
use Gazetteer\Search\Domain\ListingPage;
use Gazetteer\Search\Domain\ListingSet;
use Gazetteer\Search\IndexTables;

/**
 * Finds listings near a place, nearest first. The map cells determine which listings can be on the page. The database
 * calculates exact distances only for those listings, and for listings too close to the circle's edge.
 */
final class NearbyPages
{
    /** Up to this number of listings, computing all distances is faster than using cells. */
    private const FEW = 80;
    private const FINE = 12;

    public function __construct(private readonly IndexTables $tables, private readonly FacetSets $sets)
    {
    }

    /** @param ListingSet|null $set Null for all. */
    public function nearest(?ListingSet $set, Circle $circle, int $first, int $most): ListingPage
    {
        if ($set !== null && $set->count() <= self::FEW) {
            $rows = $this->measured($set->numbers(), $circle);

            return self::page(array_slice($rows, $first, $most), count($rows));
        }
        $pieces = $this->pieces($circle);
        $sweep = CircleScan::scan($circle, $pieces);
        $within = $sweep->count($set);
        $unsure = $sweep->unsure($set);
        // Only listings at the circle's edge have an uncertain distance. They are the farthest, so they cannot be on
        // a page that is already full.
        $isFull = $within > self::FEW && $first + $most <= $within;
        $total = $isFull || $unsure === [] ? $within : $within + count($this->measured($unsure, $circle));
        if ($first >= $total) {
            return self::page([], $total);
        }
        [$skipped, $numbers] = $within <= self::FEW
            ? [0, [...$sweep->within($set), ...$unsure]]
            : $this->around($circle, $pieces, $set, $first, min($first + $most, $total), $sweep);
        $rows = $this->measured($isFull ? array_values(array_unique([...$numbers, ...$unsure])) : $numbers, $circle);
        if ($isFull) {
            $total += count(array_intersect(self::numbers($rows), $unsure));
        }

        return self::page(array_slice($rows, $first - $skipped, $most), $total);
    }

    /** @param ListingSet|null $set Null for all. */
    public function all(?ListingSet $set, Circle $circle): ListingSet
    {
        if ($set !== null && $set->count() <= self::FEW) {
            return ListingSet::fromNumbers(self::numbers($this->measured($set->numbers(), $circle)));
        }
        $sweep = CircleScan::scan($circle, $this->pieces($circle));

        return ListingSet::fromNumbers([...$sweep->within($set), ...self::numbers($this->measured($sweep->unsure($set), $circle))]);
    }

    /**
     * @param list<int> $ids
     * @return array<int, float>
     */
    public function kilometres(array $ids, Circle $circle): array
    {
        if ($ids === []) {
            return [];
        }
        $chords = array_column($this->tables->rows(
            'SELECT id, ' . self::chordTo($circle) . ' AS chord FROM {listings} WHERE id IN (' . implode(',', $ids) . ')',
        ), 'chord', 'id');

        return array_map(static fn (int $id): float => Globe::kilometres((float) ($chords[$id] ?? 0)), array_combine($ids, $ids));
    }

    /**
     * @param list<array{GridCell, int, Spots}> $pieces
     * @return array{int, list<int>}
     */
    private function around(Circle $circle, array $pieces, ?ListingSet $set, int $first, int $end, CircleScan $sweep): array
    {
        // Skip the estimate for small circles, because listings are distributed about evenly in them.
        $guess = $circle->level() >= self::FINE ? INF : $this->guess($circle, $end * $sweep->count() / max(1, $sweep->count($set)));

        return (new Rings($circle, $sweep, $pieces, $this->pieces(...), $set))->around($first, $end, $guess);
    }

    /**
     * Estimates the first radius to try. Uses the number of listings in the smallest map cell around the center that
     * contains enough listings.
     */
    private function guess(Circle $circle, float $needed): float
    {
        $around = array_map(
            static fn (int $level): GridCell => GridCell::at($circle->latitude, $circle->longitude, $level),
            array_reverse(Circle::LEVELS),
        );
        $sizes = $this->sets->sizes(array_map(Facet::cell(...), $around));
        foreach ($around as $cell) {
            $size = $sizes[Facet::cell($cell)] ?? 0;
            if ($size >= 2 * $needed) {
                return $cell->kilometres() * sqrt(1.5 * $needed / $size);
            }
        }

        return INF;
    }

    /** @return list<array{GridCell, int, Spots}> */
    private function pieces(Circle $circle): array
    {
        $cells = $circle->cells();

        return $cells === [] ? [] : $this->sets->spots($cells);
    }

    /**
     * @param list<int> $numbers
     * @return list<array<string, string|null>> The rows inside the circle, nearest first.
     */
    private function measured(array $numbers, Circle $circle): array
    {
        $chord = self::chordTo($circle);
        $lists = array_map(fn (array $some): array => $this->tables->rows(
            "SELECT number, id, {$chord} AS chord FROM {listings} WHERE number IN (" . implode(',', $some) . ") AND {$chord} <= "
            . self::number($circle->chord) . ' ORDER BY chord, id',
        ), array_chunk($numbers, IndexTables::LONGEST_LIST));
        $rows = array_merge(...$lists);
        if (count($lists) > 1) {
            $chords = array_map(floatval(...), array_column($rows, 'chord'));
            $ids = array_map(intval(...), array_column($rows, 'id'));
            array_multisort($chords, $ids, $rows);
        }

        return $rows;
    }

    /**
     * Returns an SQL expression for the squared chord from the circle’s center to a listing. It contains only numbers
     * and column names, so it needs no escaping.
     */
    public static function chordTo(Circle $circle): string
    {
        [$x, $y, $z] = array_map(self::number(...), $circle->point);

        return "((x - ({$x})) * (x - ({$x})) + (y - ({$y})) * (y - ({$y})) + (z - ({$z})) * (z - ({$z})))";
    }

    /**
     * Formats a number for SQL. The exponent makes it a float in the database. The format ignores the locale's
     * decimal separator.
     */
    private static function number(float $number): string
    {
        return sprintf('%.17E', $number);
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return list<int>
     */
    private static function numbers(array $rows): array
    {
        return array_map(intval(...), array_column($rows, 'number'));
    }

    /** @param list<array<string, string|null>> $rows */
    private static function page(array $rows, int $total): ListingPage
    {
        $kilometres = [];
        foreach ($rows as $row) {
            $kilometres[(int) $row['id']] = Globe::kilometres((float) $row['chord']);
        }

        return new ListingPage(array_keys($kilometres), $total, $kilometres);
    }
}
