<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.json_encode_json_encode -- an error must be visible, and invalid UTF-8 is handled here.

namespace Gazetteer\Import\Domain\Files;

use Gazetteer\Import\Domain\Column;
use Gazetteer\Import\Domain\FilePosition;
use Gazetteer\Import\Domain\Row;
use Gazetteer\Import\Domain\RowFault;
use Gazetteer\Import\Domain\RowProblem;
use Gazetteer\Listings\Domain\Detail;
use JsonException;

if (!defined('ABSPATH')) {
    exit;
}

/** Reads a GeoJSON feature collection. Line numbers are the positions of the features, from 1. */
final class GeoJson implements RowSource
{
    private const BEGINNING = '/^(?:\xEF\xBB\xBF)?\s*\{(?s:.{0,2000}?)"FeatureCollection"/';
    private const DEPTH = 16;
    private const MARK = "\xEF\xBB\xBF";

    /** @param resource $file A file of at most `JsonArray::MOST_BYTES` bytes. */
    public function __construct(private $file)
    {
    }

    /** @param string $start The first bytes of a file. */
    public static function isGeoJson(string $start): bool
    {
        return preg_match(self::BEGINNING, $start) === 1;
    }

    public function columns(): array
    {
        return [];
    }

    public function rows(FilePosition $from): iterable
    {
        rewind($this->file);
        $json = (string) stream_get_contents($this->file, JsonArray::MOST_BYTES);
        $size = strlen($json);
        try {
            $collection = json_decode(str_starts_with($json, self::MARK) ? substr($json, strlen(self::MARK)) : $json, true, self::DEPTH, JSON_THROW_ON_ERROR);
        } catch (JsonException $wrong) {
            yield new Row(1, [], new FilePosition($size, 1), new RowProblem(1, RowFault::NotJson, '', $wrong->getMessage()));

            return;
        }
        $features = is_array($collection['features'] ?? null) ? array_values($collection['features']) : [];
        foreach (array_slice($features, $from->line - 1, null, true) as $index => $feature) {
            $after = new FilePosition(max(1, intdiv($size * ($index + 1), count($features))), $index + 2);
            yield Row::fromValue($index + 1, self::cells($feature), $after, (string) json_encode($feature));
        }
    }

    /** @return array<string, mixed>|null The properties of a feature and its position; null if it is not a feature. */
    private static function cells(mixed $feature): ?array
    {
        if (!is_array($feature) || ($feature['type'] ?? '') !== 'Feature') {
            return null;
        }
        $cells = is_array($feature['properties'] ?? null) ? $feature['properties'] : [];
        $id = $feature['id'] ?? '';
        if (is_scalar($id) && (string) $id !== '') {
            $cells += [Column::Key->value => (string) $id];
        }
        [$longitude, $latitude] = self::position($feature['geometry'] ?? null) ?? [null, null];

        return $latitude === null ? $cells : [Detail::Latitude->value => (string) $latitude, Detail::Longitude->value => (string) $longitude] + $cells;
    }

    /** @return array{float, float}|null Longitude and latitude. For lines and areas, the middle of all points. */
    private static function position(mixed $geometry): ?array
    {
        $points = [];
        $collect = static function (mixed $part) use (&$collect, &$points): void {
            if (is_array($part) && is_numeric($part[0] ?? null) && is_numeric($part[1] ?? null)) {
                $points[] = [(float) $part[0], (float) $part[1]];
            } elseif (is_array($part)) {
                array_map($collect, $part);
            }
        };
        $collect(is_array($geometry) ? $geometry['coordinates'] ?? null : null);
        if ($points === []) {
            return null;
        }
        $middle = static fn (array $values): float => round((min($values) + max($values)) / 2, 7);

        return [$middle(array_column($points, 0)), $middle(array_column($points, 1))];
    }
}
