<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain\Geo;

/**
 * Calculates distances as squared straight lines (chords) through the globe. Any database can calculate and
 * sort them, and the order is the same as with the haversine formula.
 */
final class Globe
{
    public const RADIUS = 6371.0088;

    /** @return array{float, float, float} Converts a place to a point (x, y, z) on a globe with radius 1. */
    public static function point(float $latitude, float $longitude): array
    {
        $phi = deg2rad($latitude);
        $lambda = deg2rad($longitude);

        return [cos($phi) * cos($lambda), cos($phi) * sin($lambda), sin($phi)];
    }

    /**
     * @param array{float, float, float} $a
     * @param array{float, float, float} $b
     */
    public static function chord(array $a, array $b): float
    {
        return ($a[0] - $b[0]) ** 2 + ($a[1] - $b[1]) ** 2 + ($a[2] - $b[2]) ** 2;
    }

    /** The squared chord length of a distance over the ground. */
    public static function chordOf(float $kilometres): float
    {
        $half = min(M_PI_2, max(0.0, $kilometres) / self::RADIUS / 2);

        return 4 * sin($half) ** 2;
    }

    public static function kilometres(float $chord): float
    {
        return 2 * self::RADIUS * asin(min(1.0, sqrt(max(0.0, $chord)) / 2));
    }
}
