<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search\Domain\Geo;

use Closure;
use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Domain\Geo\Circle;
use Gazetteer\Search\Domain\Geo\Globe;
use Gazetteer\Search\Domain\Geo\GridCell;
use Gazetteer\Search\Domain\Nearby;
use Gazetteer\Tests\Check;

final class CircleTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach ([
            'in a city' => [51.5, -0.12, 5],
            'at the equator' => [0, 0, 30],
            'across the date line' => [-17.5, 179.99, 80],
            'on the date line' => [10, 180, 12],
            'around the north pole' => [89.95, 40, 50],
            'at the south pole' => [-90, 0, 300],
            'with the size of a continent' => [48, 11, 2500],
            'of the whole globe' => [10, 10, 30000],
            'of a few metres' => [35.68, 139.76, 0.05],
        ] as $where => [$latitude, $longitude, $kilometres]) {
            $circle = Circle::around(new Nearby($latitude, $longitude, $kilometres));
            yield "no place in the circle is left out {$where}" => static fn () => self::leavesOutNone($circle);
            yield "no place outside of the circle is included {$where}" => static fn () => self::countsRightly($circle);
        }
        yield 'a small circle has few cells' => static fn () => Check::same(true, count((new Circle(51.5, -0.12, 5))->cells()) <= 24);
        yield 'the date line belongs to the east' => static fn () => Check::same(
            Facet::cell(GridCell::at(5, -180, 12)),
            Facet::cell(GridCell::at(5, 180, 12)),
        );
    }

    private static function leavesOutNone(Circle $circle): void
    {
        $cells = $circle->cells();
        $names = array_map(Facet::cell(...), $cells);
        foreach (self::places($circle) as [$latitude, $longitude]) {
            if (Globe::chord($circle->point, Globe::point($latitude, $longitude)) > $circle->chord) {
                continue;
            }
            $found = array_keys($names, Facet::cell(GridCell::at($latitude, $longitude, $cells[0]->level)), true);
            Check::same([1, $latitude, $longitude], [count($found), $latitude, $longitude]);
        }
    }

    private static function countsRightly(Circle $circle): void
    {
        foreach (self::places($circle) as [$latitude, $longitude]) {
            $isWithin = Globe::chord($circle->point, Globe::point($latitude, $longitude)) <= $circle->chord;
            foreach (Circle::LEVELS as $level) {
                $covers = $circle->covers(GridCell::at($latitude, $longitude, $level));
                Check::same(true, $covers === null || $covers === $isWithin);
            }
        }
    }

    /** @return iterable<array{float, float}> Scattered in and around the circle. */
    private static function places(Circle $circle): iterable
    {
        mt_srand(11);
        $reach = min(180.0, $circle->kilometres / 111 * 1.5);
        $across = $reach / max(0.01, cos(deg2rad($circle->latitude)));
        for ($i = 0; $i < 400; $i++) {
            $latitude = max(-90.0, min(90.0, $circle->latitude + mt_rand(-1000, 1000) / 1000 * $reach));
            $longitude = $circle->longitude + mt_rand(-1000, 1000) / 1000 * min(180.0, $across);
            yield [$latitude, fmod($longitude + 540, 360) - 180];
        }
    }
}
