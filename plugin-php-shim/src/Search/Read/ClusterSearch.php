<?php

declare(strict_types=1);

namespace Gazetteer\Search\Read;

use Gazetteer\Search\Domain\Bounds;
use Gazetteer\Search\Domain\Cluster;
use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Domain\Geo\ClusterGrid;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\ListingSet;
use Gazetteer\Search\Domain\MapSearch;
use Gazetteer\Search\IndexTables;

if (!defined('ABSPATH')) {
    exit;
}

/** Groups the results of a search on the map, from the map cells of the index. Reads no row for each listing. */
final class ClusterSearch implements MapSearch
{
    /** Number of listings that determine the middle of a search's results. */
    private const SAMPLE = 200;

    private readonly FacetSets $sets;

    public function __construct(private readonly IndexTables $tables, private readonly SetSearch $search)
    {
        $this->sets = new FacetSets($tables);
    }

    public function clusters(ListingQuery $query, Bounds $view, int $zoom): array
    {
        $set = $this->search->matching($query);
        if ($set?->count() === 0) {
            return [];
        }
        $pieces = $this->sets->spots($view->cells());
        $crossed = array_values(array_filter($pieces, static fn (array $piece): bool => $view->covers($piece[0]) === null));
        $exact = new BoundsSets($this->tables, $this->sets);
        $within = $crossed === [] ? ListingSet::none() : $exact->ofPieces($view, $crossed);
        $withinSet = $set === null ? $within : $within->and($set);
        $grid = ClusterGrid::forView($view, $zoom);
        foreach ($pieces as [$cell, $chunk, $spots]) {
            $covers = $view->covers($cell);
            if ($covers !== false) {
                $grid->add($cell, $chunk, $spots, $covers === true ? $set : $withinSet);
            }
        }
        $found = $grid->clusters();
        $single = array_column(array_filter($found, static fn (array $cluster): bool => $cluster['count'] === 1), 'number');
        $places = $exact->places($single);

        return array_map(static function (array $cluster) use ($places): Cluster {
            $place = $cluster['count'] === 1 ? $places[$cluster['number']] ?? null : null;

            return new Cluster($place[1] ?? $cluster['latitude'], $place[2] ?? $cluster['longitude'], $cluster['count'], $place[0] ?? 0);
        }, $found);
    }

    public function middle(ListingQuery $query): ?array
    {
        $set = $this->search->matching($query) ?? $this->sets->read([Facet::ALL])[Facet::ALL] ?? ListingSet::none();
        $numbers = $set->numbers();
        $step = max(1, intdiv(count($numbers), self::SAMPLE));
        $sample = array_filter($numbers, static fn (int $at): bool => $at % $step === 0, ARRAY_FILTER_USE_KEY);
        if ($sample === []) {
            return null;
        }
        $row = $this->tables->rows('SELECT AVG(x) AS x, AVG(y) AS y, AVG(z) AS z FROM {listings} WHERE number IN (' . implode(',', array_slice($sample, 0, IndexTables::LONGEST_LIST)) . ') AND (x <> 0 OR y <> 0 OR z <> 0)')[0] ?? [];
        if (!isset($row['x'], $row['y'], $row['z'])) {
            return null;
        }
        [$x, $y, $z] = [(float) $row['x'], (float) $row['y'], (float) $row['z']];

        return [rad2deg(atan2($z, hypot($x, $y))), rad2deg(atan2($y, $x))];
    }
}
