<?php

declare(strict_types=1);

namespace Gazetteer\Search\Write;

use Gazetteer\Listings\Domain\Detail;

/** Reads the coordinates of a listing, if they are valid. */
final class Coordinates
{
    /**
     * @param array<array-key, mixed> $details
     * @return array{float, float}|null
     */
    public static function read(array $details): ?array
    {
        $latitude = self::degrees($details[Detail::Latitude->value] ?? '', 90);
        $longitude = self::degrees($details[Detail::Longitude->value] ?? '', 180);

        return $latitude === null || $longitude === null ? null : [$latitude, $longitude];
    }

    private static function degrees(mixed $text, int $most): ?float
    {
        if (!is_scalar($text) || !is_numeric(trim((string) $text))) {
            return null;
        }
        $degrees = (float) trim((string) $text);

        return abs($degrees) <= $most ? $degrees : null;
    }
}
