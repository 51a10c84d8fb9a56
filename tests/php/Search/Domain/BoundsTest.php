<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search\Domain;

use Closure;
use Gazetteer\Search\Domain\Bounds;
use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Domain\Geo\BoundsScan;
use Gazetteer\Search\Domain\Geo\ClusterGrid;
use Gazetteer\Search\Domain\Geo\GridCell;
use Gazetteer\Search\Domain\Geo\Spot;
use Gazetteer\Search\Domain\Geo\Spots;
use Gazetteer\Search\Domain\ListingSet;
use Gazetteer\Search\Domain\SetChunk;
use Gazetteer\Tests\Check;

final class BoundsTest
{
    private const LISTINGS = 400;
    /** The gap between the numbers of two listings, wide enough that the numbers fill two chunks. */
    private const APART = 100;

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'bounds are read from four numbers: south, west, north, east' => static function (): void {
            $bounds = Bounds::fromText('-10.5,170, 20,-170') ?? Bounds::world();
            Check::same([-10.5, 170.0, 20.0, -170.0], self::edges($bounds));
            Check::same(20.0, $bounds->width());
            Check::same(self::edges($bounds), self::edges(Bounds::fromText($bounds->text()) ?? Bounds::world()));
        };
        yield 'bounds are read from a GeoJSON bbox: west, south, east, north' => static fn () => Check::same(
            [-10.5, 170.0, 20.0, -170.0],
            self::edges(Bounds::fromBbox('170,-10.5,-170,20') ?? Bounds::world()),
        );
        foreach (['', '1,2,3', '1,2,3,4,5', 'a,b,c,d', '20,0,10,5', '-91,0,10,5', '1,2,3,1e9', '0x1,2,3,4'] as $text) {
            yield "the text “{$text}” is no bounds" => static fn () => Check::same(null, Bounds::fromText($text));
        }
        yield 'bounds across the date line contain both sides of it' => static function (): void {
            $bounds = new Bounds(-20, 170, 20, -170);
            Check::same([true, true, true, true, false, false], [
                $bounds->contains(0, 179), $bounds->contains(0, -179), $bounds->contains(0, 180), $bounds->contains(0, -180), $bounds->contains(0, 0), $bounds->contains(21, 179),
            ]);
        };
        yield 'longitudes of a map that was dragged around the globe are normalized' => static fn () => Check::same(
            [-10.0, 170.0, 10.0, -170.0],
            self::edges(new Bounds(-10, 530, 10, 550)),
        );
        foreach ([
            'in a city' => [51.45, -0.2, 51.55, 0.02],
            'at the equator' => [-2, -3, 2, 3],
            'across the date line' => [-20, 178, -15, -178],
            'at the date line' => [-20, 170, 20, 180],
            'at the north pole' => [80, -180, 90, 180],
            'of a continent' => [35, -10, 70, 40],
            'of almost the whole globe' => [-85, -179, 85, 178],
            'of the whole globe' => [-90, -180, 90, 180],
            'of fifty metres' => [35.68, 139.76, 35.6804, 139.7605],
        ] as $where => $edges) {
            $bounds = new Bounds(...$edges);
            yield "the listings in bounds are found {$where}" => static fn () => self::findsListings($bounds);
            foreach ([0, 3, 9, 15, 19] as $zoom) {
                yield "the clusters at zoom {$zoom} add up to the listings in the view {$where}" => static fn () => self::addsUp($bounds, $zoom, null);
            }
            $third = ListingSet::fromNumbers(range(0, self::LISTINGS * self::APART, 300));
            yield "the clusters of a search add up to its results {$where}" => static fn () => self::addsUp($bounds, 7, $third);
        }
        yield 'the cluster of one listing contains its number' => static function (): void {
            $bounds = new Bounds(51.45, -0.2, 51.55, 0.02);
            [$places, $pieces] = self::scattered($bounds);
            foreach (self::clusters($bounds, $pieces, 19, null) as $cluster) {
                if ($cluster['count'] === 1) {
                    [$latitude, $longitude] = $places[$cluster['number']];
                    Check::same(true, abs($latitude - $cluster['latitude']) < 0.01 && abs($longitude - $cluster['longitude']) < 0.01);
                }
            }
        };
    }

    private static function findsListings(Bounds $bounds): void
    {
        [$places, $pieces] = self::scattered($bounds);
        $scan = BoundsScan::scan($bounds, $pieces);
        $inside = array_keys(array_filter($places, static fn (array $place): bool => $bounds->contains(...$place)));
        Check::same([], array_values(array_diff($scan->within, $inside)));
        Check::same([], array_values(array_diff($inside, $scan->within, $scan->unsure)));
        // Listings at a pole are on the edge of bounds that contain the pole.
        Check::same(true, count($inside) > 20 && ($bounds->north === 90.0 || count($scan->unsure) < 10));
    }

    private static function addsUp(Bounds $bounds, int $zoom, ?ListingSet $set): void
    {
        [$places, $pieces] = self::scattered($bounds);
        $inside = array_filter(
            $places,
            static fn (array $place, int $number): bool => $bounds->contains(...$place) && ($set === null || $set->has($number)),
            ARRAY_FILTER_USE_BOTH,
        );
        $clusters = self::clusters($bounds, $pieces, $zoom, $set === null ? ListingSet::fromNumbers(array_keys($inside)) : ListingSet::fromNumbers(array_keys($inside))->and($set));
        Check::same(count($inside), array_sum(array_column($clusters, 'count')));
        Check::same(true, count($clusters) <= 500);
        if ($bounds->width() >= 360 && $bounds->south === -90.0) {
            Check::same(count($set === null ? $places : $inside), array_sum(array_column(self::clusters($bounds, $pieces, $zoom, $set), 'count')));
        }
    }

    /**
     * @param list<array{GridCell, int, Spots}> $pieces
     * @return list<array{latitude: float, longitude: float, count: int, number: int}>
     */
    private static function clusters(Bounds $bounds, array $pieces, int $zoom, ?ListingSet $set): array
    {
        $grid = ClusterGrid::forView($bounds, $zoom);
        foreach ($pieces as $piece) {
            $grid->add($piece[0], $piece[1], $piece[2], $set);
        }

        return $grid->clusters();
    }

    /** @return list<float> */
    private static function edges(Bounds $bounds): array
    {
        return [$bounds->south, $bounds->west, $bounds->north, $bounds->east];
    }

    /** @return array{array<int, array{float, float}>, list<array{GridCell, int, Spots}>} Random places in and around the bounds, and the data of the cells. */
    private static function scattered(Bounds $bounds): array
    {
        mt_srand(7);
        $cells = $bounds->cells();
        $known = array_combine(array_map(Facet::cell(...), $cells), $cells);
        $places = $spots = [];
        $height = $bounds->north - $bounds->south;
        for ($i = 0; $i < self::LISTINGS; $i++) {
            $latitude = max(-90.0, min(90.0, $bounds->south + mt_rand(-200, 1200) / 1000 * $height));
            $longitude = fmod($bounds->west + mt_rand(-200, 1200) / 1000 * $bounds->width() + 900, 360) - 180;
            $number = $i * self::APART;
            $places[$number] = [$latitude, $longitude];
            $facet = Facet::cell(GridCell::at($latitude, $longitude, $cells[0]->level));
            if (isset($known[$facet])) {
                $chunk = SetChunk::indexOf($number);
                $spots[$facet][$chunk] = ($spots[$facet][$chunk] ?? Spots::none())
                    ->with($number - $chunk * SetChunk::SPAN, Spot::at($latitude, $longitude, $cells[0]->level));
            }
        }
        $pieces = [];
        foreach ($spots as $facet => $chunks) {
            foreach ($chunks as $chunk => $some) {
                $pieces[] = [$known[$facet], $chunk, $some];
            }
        }

        return [$places, $pieces];
    }
}
