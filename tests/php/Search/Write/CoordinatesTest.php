<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search\Write;

use Closure;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Search\Write\Coordinates;
use Gazetteer\Tests\Check;

final class CoordinatesTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach ([
            'as text' => ['51.5', '-0.12', [51.5, -0.12]],
            'as numbers, with spaces' => [' 51.5 ', -0.12, [51.5, -0.12]],
            'at the limits' => ['-90', '180', [-90.0, 180.0]],
            'at the crossing of the equator and the prime meridian' => ['0', '0', [0.0, 0.0]],
        ] as $how => [$latitude, $longitude, $place]) {
            yield "coordinates are read {$how}" => static fn () => Check::same($place, self::read($latitude, $longitude));
        }
        foreach ([
            'they are missing' => ['', ''],
            'one of them is missing' => ['51.5', ''],
            'the latitude is out of range' => ['90.1', '0'],
            'the longitude is out of range' => ['0', '-180.5'],
            'they are words' => ['51.5', 'north'],
            'they are lists' => [['51.5'], ['1']],
            'they are not numbers' => ['NAN', 'INF'],
        ] as $when => [$latitude, $longitude]) {
            yield "coordinates are ignored when {$when}" => static fn () => Check::same(null, self::read($latitude, $longitude));
        }
    }

    private static function read(mixed $latitude, mixed $longitude): ?array
    {
        return Coordinates::read([Detail::Latitude->value => $latitude, Detail::Longitude->value => $longitude]);
    }
}
