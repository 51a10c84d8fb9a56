<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Lookup;

use Gazetteer\Domain\Listing\ListingPage;
use Gazetteer\Domain\Lookup\Cell;
use Gazetteer\Domain\Lookup\Circle;
use Gazetteer\Domain\Lookup\Facet;
use Gazetteer\Domain\Lookup\Globe;
use Gazetteer\Domain\Lookup\ListingSet;

/** Finds what is near a place. Cells within the circle are counted as they are kept; only what its edge may cut is measured. */
final class NearbyPages
{
    /** So many are measured sooner than counted. */
    private const FEW = 600;
    private const KILOMETRES_OF_A_DEGREE = 111.2;

    private readonly CircleCount $counts;

    public function __construct(private readonly LookupTables $tables, private readonly FacetSets $sets)
    {
        $this->counts = new CircleCount($tables, $sets);
    }

    public function nearest(Circle $circle, int $first, int $most): ListingPage
    {
        $cells = $circle->cells();
        $around = self::around($circle);
        $sizes = $this->sets->sizes(array_map(Facet::cell(...), [...$cells, ...$around]));
        $upTo = array_sum(array_map(static fn (Cell $cell): int => $sizes[Facet::cell($cell)] ?? 0, $cells));
        if ($upTo <= self::FEW) {
            $rows = $upTo === 0 ? [] : $this->within($circle, $circle->cells(), null);

            return self::page(array_slice($rows, $first, $most), count($rows));
        }
        $total = $this->counts->count($circle, $cells, $sizes);
        $needed = min($total, $first + $most);
        for ($reach = self::reach($around, $sizes, $needed); ; $reach *= 2) {
            $inner = $circle->of($reach);
            $rows = $first >= $total ? [] : $this->within($inner, $inner->cells(), $needed);
            if (count($rows) >= $needed || $reach >= $circle->kilometres) {
                return self::page(array_slice($rows, $first, $most), $total);
            }
        }
    }

    public function nearestOf(ListingSet $set, Circle $circle, int $first, int $most): ListingPage
    {
        $rows = array_values($this->all($set, $circle));
        $chords = array_map(floatval(...), array_column($rows, 'chord'));
        $ids = array_map(intval(...), array_column($rows, 'id'));
        array_multisort($chords, $ids, $rows);

        return self::page(array_slice($rows, $first, $most), count($rows));
    }

    /** @return array<int, array<string, string|null>> Rows of what is in the circle, by number. */
    public function all(?ListingSet $set, Circle $circle): array
    {
        if ($set === null) {
            return array_column($this->within($circle, $circle->cells(), null), null, 'number');
        }
        if ($set->count() > LookupTables::LONGEST_LIST) {
            $near = ListingSet::none();
            foreach ($this->sets->read(array_map(Facet::cell(...), $circle->cells())) as $cell) {
                $near = $near->or($cell);
            }
            $set = $set->and($near);
        }
        $chord = Chord::from($circle);
        $rows = [];
        foreach (array_chunk($set->numbers(), LookupTables::LONGEST_LIST) as $numbers) {
            $rows += array_column($this->tables->rows(
                "SELECT number, id, {$chord} AS chord FROM {listings} WHERE number IN (" . implode(',', $numbers) . ") AND {$chord} <= "
                . Chord::number($circle->chord),
            ), null, 'number');
        }

        return $rows;
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
            'SELECT id, ' . Chord::from($circle) . ' AS chord FROM {listings} WHERE id IN (' . implode(',', $ids) . ')',
        ), 'chord', 'id');

        return array_map(static fn (int $id): float => Globe::kilometres((float) ($chords[$id] ?? 0)), array_combine($ids, $ids));
    }

    /**
     * @param list<Cell> $cells
     * @return list<array<string, string|null>>
     */
    private function within(Circle $circle, array $cells, ?int $most): array
    {
        if ($cells === []) {
            return [];
        }
        $chord = Chord::from($circle);
        $edge = Chord::number($circle->chord);

        return $this->tables->rows(
            "SELECT number, id, {$chord} AS chord FROM {listings} WHERE (" . Chord::ranges($cells) . ") AND {$chord} <= {$edge} ORDER BY chord, id"
            . ($most === null ? '' : " LIMIT {$most}"),
        );
    }

    /** @return list<Cell> The cells that the middle is in, finest first. */
    private static function around(Circle $circle): array
    {
        return array_map(
            static fn (int $level): Cell => Cell::at($circle->latitude, $circle->longitude, $level),
            array_reverse(Circle::LEVELS),
        );
    }

    /**
     * How far to look first: as far as a cell reaches that holds enough by itself.
     *
     * @param list<Cell> $around
     * @param array<string, int> $sizes
     */
    private static function reach(array $around, array $sizes, int $needed): float
    {
        foreach ($around as $cell) {
            if (($sizes[Facet::cell($cell)] ?? 0) >= $needed) {
                return 180 / (1 << $cell->level) * self::KILOMETRES_OF_A_DEGREE;
            }
        }

        return 180 / (1 << Circle::LEVELS[0]) * self::KILOMETRES_OF_A_DEGREE;
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
