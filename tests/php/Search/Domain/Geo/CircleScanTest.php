<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search\Domain\Geo;

use Closure;
use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Domain\Geo\Circle;
use Gazetteer\Search\Domain\Geo\CircleScan;
use Gazetteer\Search\Domain\Geo\Globe;
use Gazetteer\Search\Domain\Geo\GridCell;
use Gazetteer\Search\Domain\Geo\Rings;
use Gazetteer\Search\Domain\Geo\Spot;
use Gazetteer\Search\Domain\Geo\Spots;
use Gazetteer\Search\Domain\ListingSet;
use Gazetteer\Search\Domain\SetChunk;
use Gazetteer\Tests\Check;

final class CircleScanTest
{
    private const LISTINGS = 500;
    /** The gap between the ids of two listings, wide enough that the ids fill two chunks. */
    private const APART = 100;

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach ([
            'in a city' => [51.5, -0.12, 5],
            'at the equator' => [0, 0, 30],
            'across the date line' => [-17.5, 179.99, 80],
            'on the date line' => [10, -180, 12],
            'around the north pole' => [89.95, 40, 50],
            'at the north pole' => [90, 0, 700],
            'at the south pole' => [-90, 0, 300],
            'with the size of a continent' => [48, 11, 2500],
            'of half the globe' => [-35, 150, 10007.6],
            'of more than half the globe' => [20, -70, 15000],
            'of the whole globe' => [10, 10, 30000],
            'of fifty metres' => [35.68, 139.76, 0.05],
        ] as $where => [$latitude, $longitude, $kilometres]) {
            $circle = new Circle($latitude, $longitude, $kilometres);
            yield "the listings in a circle are found {$where}" => static fn () => self::tellsRightly($circle);
            yield "the nearest listings are found page by page {$where}" => static fn () => self::findsPages($circle, null);
        }
        $circle = new Circle(51.5, -0.12, 5);
        $third = ListingSet::fromNumbers(range(0, self::LISTINGS * self::APART, 3));
        yield 'the nearest listings of a set are found' => static fn () => self::findsPages($circle, $third);
        yield 'few listings have to be measured exactly' => static function () use ($circle): void {
            [, $pieces] = self::scattered($circle);
            Check::same(true, count(CircleScan::scan($circle, $pieces)->unsure()) < 5);
        };
    }

    private static function tellsRightly(Circle $circle): void
    {
        [$chords, $pieces] = self::scattered($circle);
        $sweep = CircleScan::scan($circle, $pieces);
        $within = $sweep->within();
        Check::same($sweep->count(), count($within));
        $near = array_keys(array_filter($chords, static fn (float $chord): bool => $chord <= $circle->chord));
        Check::same([], array_values(array_diff($within, $near)));
        Check::same([], array_values(array_diff($near, $within, $sweep->unsure())));
    }

    private static function findsPages(Circle $circle, ?ListingSet $set): void
    {
        [$chords, $pieces] = self::scattered($circle);
        $sweep = CircleScan::scan($circle, $pieces);
        // Sort equally distant listings as the database does.
        uksort($chords, static fn (int $a, int $b): int => [$chords[$a], $a] <=> [$chords[$b], $b]);
        $near = array_keys(array_filter(
            $chords,
            static fn (float $chord, int $number): bool => $chord <= $circle->chord && ($set === null || $set->has($number)),
            ARRAY_FILTER_USE_BOTH,
        ));
        $rings = new Rings($circle, $sweep, $pieces, static fn (Circle $inner): array => self::scattered($circle, $inner)[1], $set);
        foreach ([[0, 5], [10, 20], [140, 20]] as [$first, $most]) {
            if ($first < count($near)) {
                [$left, $found] = $rings->around($first, min(count($near), $first + $most), $circle->kilometres / 3);
                usort($found, static fn (int $a, int $b): int => [$chords[$a], $a] <=> [$chords[$b], $b]);
                Check::same(array_slice($near, $first, $most), array_slice(array_slice($found, $first - $left, $most), 0, count($near) - $first));
            }
        }
    }

    /**
     * @param ?Circle $asked The circle whose cells are used; `$circle` by default.
     * @return array{array<int, float>, list<array{GridCell, int, Spots}>} The distance of each listing, and the data of its cell.
     */
    private static function scattered(Circle $circle, ?Circle $asked = null): array
    {
        mt_srand(11);
        $reach = min(180.0, $circle->kilometres / 111 * 1.5);
        $across = $reach / max(0.01, cos(deg2rad($circle->latitude)));
        $cells = ($asked ?? $circle)->cells();
        $known = array_combine(array_map(Facet::cell(...), $cells), $cells);
        $spots = [];
        $chords = [];
        for ($i = 0; $i < self::LISTINGS; $i++) {
            $latitude = max(-90.0, min(90.0, $circle->latitude + mt_rand(-1000, 1000) / 1000 * $reach));
            $longitude = fmod($circle->longitude + mt_rand(-1000, 1000) / 1000 * min(180.0, $across) + 900, 360) - 180;
            $number = $i * self::APART;
            $chords[$number] = Globe::chord($circle->point, Globe::point($latitude, $longitude));
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

        return [$chords, $pieces];
    }
}
