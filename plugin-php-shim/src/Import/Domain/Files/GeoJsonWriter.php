<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.json_encode_json_encode -- an error must be visible, and invalid UTF-8 is handled here.

namespace Gazetteer\Import\Domain\Files;

use Gazetteer\Import\Domain\Column;
use Gazetteer\Listings\Domain\Detail;

if (!defined('ABSPATH')) {
    exit;
}

/** Writes a GeoJSON feature collection (RFC 7946). A listing without coordinates has the geometry `null`. */
final class GeoJsonWriter implements RowWriter
{
    private const FLAGS = JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE;

    private bool $isFirst = true;

    public function head(): string
    {
        return "{\"type\":\"FeatureCollection\",\"features\":[\n";
    }

    public function row(array $cells): string
    {
        $separator = $this->isFirst ? '' : ",\n";
        $this->isFirst = false;
        [$latitude, $longitude] = [$cells[Detail::Latitude->value] ?? '', $cells[Detail::Longitude->value] ?? ''];
        $isPlaced = is_numeric($latitude) && is_numeric($longitude);
        unset($cells[Detail::Latitude->value], $cells[Detail::Longitude->value]);

        return $separator . json_encode([
            'type' => 'Feature',
            'id' => $cells[Column::Key->value] ?? '',
            'geometry' => $isPlaced ? ['type' => 'Point', 'coordinates' => [(float) $longitude, (float) $latitude]] : null,
            'properties' => (object) array_filter($cells, static fn (mixed $cell): bool => $cell !== '' && $cell !== []),
        ], self::FLAGS);
    }

    public function foot(): string
    {
        return "\n]}\n";
    }
}
