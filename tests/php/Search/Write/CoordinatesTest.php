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
            'at the edges' => ['-90', '180', [-90.0, 180.0]],
            'where the equator meets the zero meridian' => ['0', '0', [0.0, 0.0]],
        ] as $how => [$latitude, $longitude, $place]) {
            yield "reads a place {$how}" => static fn () => Check::same($place, self::read($latitude, $longitude));
        }
        foreach ([
            'nothing was said' => ['', ''],
            'one half is missing' => ['51.5', ''],
            'it is beyond a pole' => ['90.1', '0'],
            'it is beyond the date line' => ['0', '-180.5'],
            'it is words' => ['51.5', 'north'],
            'it is lists' => [['51.5'], ['1']],
            'it is not a number' => ['NAN', 'INF'],
        ] as $when => [$latitude, $longitude]) {
            yield "knows no place when {$when}" => static fn () => Check::same(null, self::read($latitude, $longitude));
        }
    }

    private static function read(mixed $latitude, mixed $longitude): ?array
    {
        return Coordinates::read([Detail::Latitude->value => $latitude, Detail::Longitude->value => $longitude]);
    }
}
