<?php

declare(strict_types=1);

namespace Gazetteer\Search\Read;

use Gazetteer\Search\Domain\Geo\Circle;

/** Parts of statements about distances. They hold numbers only, written by us. */
final class DistanceSql
{
    /** The squared line from a circle's middle to a listing. */
    public static function from(Circle $circle): string
    {
        [$x, $y, $z] = array_map(self::number(...), $circle->point);

        return "((x - ({$x})) * (x - ({$x})) + (y - ({$y})) * (y - ({$y})) + (z - ({$z})) * (z - ({$z})))";
    }

    /** With an exponent, which makes it a floating number for the database, and in no country's own spelling. */
    public static function number(float $number): string
    {
        return sprintf('%.17E', $number);
    }
}
