<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search\Domain\Geo;

use Closure;
use Gazetteer\Search\Domain\Geo\Globe;
use Gazetteer\Tests\Check;

final class GlobeTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'the distance between two airports is that of the haversine formula' => static function (): void {
            foreach ([[51.47, -0.4543, 40.6398, -73.7789], [-33.9461, 151.1772, 37.6188, -122.3754], [51.5, -0.12, 51.5001, -0.1201]] as [$a, $b, $c, $d]) {
                $away = Globe::kilometres(Globe::chord(Globe::point($a, $b), Globe::point($c, $d)));
                Check::same(round(self::haversine($a, $b, $c, $d), 6), round($away, 6));
            }
        };
        yield 'the distance across the date line is short' => static fn () => Check::same(
            22.239,
            round(Globe::kilometres(Globe::chord(Globe::point(0, 179.9), Globe::point(0, -179.9))), 3),
        );
        yield 'the distance across a pole is short' => static fn () => Check::same(
            22.239,
            round(Globe::kilometres(Globe::chord(Globe::point(89.9, 10), Globe::point(89.9, -170))), 3),
        );
        yield 'kilometres are converted into a chord and back' => static function (): void {
            foreach ([0.0, 0.001, 2.5, 500.0, 20000.0] as $kilometres) {
                Check::same($kilometres, round(Globe::kilometres(Globe::chordOf($kilometres)), 6));
            }
        };
        yield 'no distance is longer than half the globe' => static fn () => Check::same(4.0, Globe::chordOf(1e9));
    }

    private static function haversine(float $a, float $b, float $c, float $d): float
    {
        [$a, $b, $c, $d] = array_map(deg2rad(...), [$a, $b, $c, $d]);

        return 2 * Globe::RADIUS * asin(sqrt(sin(($c - $a) / 2) ** 2 + cos($a) * cos($c) * sin(($d - $b) / 2) ** 2));
    }
}
