<?php

declare(strict_types=1);

namespace Gazetteer\Search\Read;

use Gazetteer\Search\Domain\Bounds;
use Gazetteer\Search\Domain\Geo\BoundsScan;
use Gazetteer\Search\Domain\Geo\GridCell;
use Gazetteer\Search\Domain\Geo\Spots;
use Gazetteer\Search\Domain\ListingSet;
use Gazetteer\Search\IndexTables;

/**
 * Finds the listings inside a rectangle of the map. Reads the exact position only of listings that are too close to an
 * edge for the map cells.
 */
final class BoundsSets
{
    public function __construct(private readonly IndexTables $tables, private readonly FacetSets $sets)
    {
    }

    /** @param ListingSet|null $set Null for all. */
    public function within(Bounds $bounds, ?ListingSet $set): ListingSet
    {
        if ($set?->count() === 0) {
            return $set;
        }
        $found = $this->ofPieces($bounds, $this->sets->spots($bounds->cells()));

        return $set === null ? $found : $found->and($set);
    }

    /** @param list<array{GridCell, int, Spots}> $pieces Cell, chunk number, and the spots of the cell's listings in that chunk. */
    public function ofPieces(Bounds $bounds, array $pieces): ListingSet
    {
        $scan = BoundsScan::scan($bounds, $pieces);
        $tested = array_filter($this->places($scan->unsure), static fn (array $place): bool => $bounds->contains($place[1], $place[2]));

        return ListingSet::fromNumbers([...$scan->within, ...array_keys($tested)]);
    }

    /**
     * @param list<int> $numbers
     * @return array<int, array{int, float, float}> Post ID, latitude and longitude, by listing number.
     */
    public function places(array $numbers): array
    {
        $places = [];
        foreach (array_chunk($numbers, IndexTables::LONGEST_LIST) as $some) {
            foreach ($this->tables->rows('SELECT number, id, x, y, z FROM {listings} WHERE number IN (' . implode(',', $some) . ')') as $row) {
                $places[(int) $row['number']] = [
                    (int) $row['id'],
                    rad2deg(asin(max(-1.0, min(1.0, (float) $row['z'])))),
                    rad2deg(atan2((float) $row['y'], (float) $row['x'])),
                ];
            }
        }

        return $places;
    }
}
