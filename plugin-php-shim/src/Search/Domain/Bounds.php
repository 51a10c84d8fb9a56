<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

use Gazetteer\Search\Domain\Geo\GridCell;

/** A rectangle on the map, in degrees. If west is greater than east, the rectangle crosses the date line. */
final class Bounds
{
    /** Tolerance for rounding errors, in degrees (about 0.1 mm on the ground). */
    public const SLACK = 1e-9;
    private const LEVELS = [4, 6, 8, 10, 12, 14];
    private const MOST_CELLS = 24;

    public readonly float $south;
    public readonly float $north;
    public readonly float $west;
    public readonly float $east;

    public function __construct(float $south, float $west, float $north, float $east)
    {
        $this->south = max(-90.0, min($south, $north, 90.0));
        $this->north = min(90.0, max($south, $north, -90.0));
        $isWholeGlobe = $east - $west >= 360;
        $this->west = $isWholeGlobe ? -180.0 : self::normalized($west);
        $this->east = $isWholeGlobe ? 180.0 : self::normalized($east);
    }

    public static function world(): self
    {
        return new self(-90, -180, 90, 180);
    }

    /** Reads "south,west,north,east". Returns null for anything else. */
    public static function fromText(string $text): ?self
    {
        $numbers = self::numbers($text);

        return $numbers === null ? null : new self(...$numbers);
    }

    /** Reads "west,south,east,north", the order of GeoJSON. */
    public static function fromBbox(string $text): ?self
    {
        $numbers = self::numbers($text, [1, 0, 3, 2]);

        return $numbers === null ? null : new self(...$numbers);
    }

    /** South, west, north and east, as in the address. */
    public function text(): string
    {
        return implode(',', array_map(static fn (float $degrees): string => (string) json_encode(round($degrees, 6)), [$this->south, $this->west, $this->north, $this->east]));
    }

    /** The width in degrees of longitude. */
    public function width(): float
    {
        return $this->east >= $this->west ? $this->east - $this->west : $this->east - $this->west + 360;
    }

    public function contains(float $latitude, float $longitude): bool
    {
        $away = fmod($longitude - $this->west + 720 + self::SLACK, 360);

        return $latitude >= $this->south - self::SLACK && $latitude <= $this->north + self::SLACK && $away <= $this->width() + 2 * self::SLACK;
    }

    /** Returns true if the cell is inside, false if it is outside, and null if an edge may cross it. */
    public function covers(GridCell $cell): ?bool
    {
        return self::both($this->coversRow($cell->row, $cell->level), $this->coversColumn($cell->column, $cell->level));
    }

    /** Like `covers()`, for a row of a grid level. */
    public function coversRow(int $row, int $level): ?bool
    {
        $height = 180 / (1 << $level);
        $from = $row * $height - 90;
        if ($from > $this->north + self::SLACK || $from + $height < $this->south - self::SLACK) {
            return false;
        }

        return $from >= $this->south && $from + $height <= $this->north - self::SLACK ? true : null;
    }

    /** Like `covers()`, for a column of a grid level. */
    public function coversColumn(int $column, int $level): ?bool
    {
        $width = 360 / (1 << $level);
        $whole = $this->width();
        if ($whole >= 360 - self::SLACK) {
            return true;
        }
        // The offset of the column's western edge from the western edge of the bounds, from 0 to 360.
        $away = fmod($column * $width - 180 - $this->west + 720, 360);
        if ($away + $width <= $whole - self::SLACK) {
            return true;
        }

        return $away > $whole + self::SLACK && $away + $width < 360 - self::SLACK ? false : null;
    }

    public static function both(?bool $row, ?bool $column): ?bool
    {
        return $row === false || $column === false ? false : ($row === true && $column === true ? true : null);
    }

    /** @return non-empty-list<GridCell> The cells that touch the bounds, at the finest level with at most MOST_CELLS cells. */
    public function cells(): array
    {
        $level = self::LEVELS[0];
        foreach (self::LEVELS as $finer) {
            [$south, $north, $west, $east] = $this->edges($finer);
            if (($north - $south + 1) * ($east - $west + 1) > self::MOST_CELLS) {
                break;
            }
            $level = $finer;
        }
        [$south, $north, $west, $east] = $this->edges($level);
        $cells = [];
        for ($row = $south; $row <= $north; $row++) {
            for ($column = $west; $column <= $east; $column++) {
                $cells[] = GridCell::wrapped($level, $column, $row);
            }
        }

        return $cells;
    }

    /** @return array{int, int, int, int} The first and last row, and the first and last column, not wrapped. */
    private function edges(int $level): array
    {
        $across = 1 << $level;
        $row = static fn (float $latitude): int => max(0, min($across - 1, (int) floor(($latitude + 90) / 180 * $across)));
        $column = static fn (float $longitude): int => (int) floor(($longitude + 180) / 360 * $across);
        $west = $column($this->west - self::SLACK);

        return [
            $row($this->south - self::SLACK),
            $row($this->north + self::SLACK),
            $west,
            min($west + $across - 1, $column($this->west + $this->width() + self::SLACK)),
        ];
    }

    private static function normalized(float $longitude): float
    {
        return abs($longitude) <= 180 ? $longitude : fmod(fmod($longitude + 180, 360) + 360, 360) - 180;
    }

    /**
     * @param list<int> $order
     * @return array{float, float, float, float}|null
     */
    private static function numbers(string $text, array $order = [0, 1, 2, 3]): ?array
    {
        $parts = explode(',', $text);
        if (count($parts) !== 4 || preg_match('/^\s*-?\d{1,3}(\.\d{1,15})?(\s*,\s*-?\d{1,3}(\.\d{1,15})?){3}\s*$/D', $text) !== 1) {
            return null;
        }
        $numbers = array_map(static fn (int $at): float => (float) $parts[$at], $order);

        return abs($numbers[0]) <= 90 && abs($numbers[2]) <= 90 && $numbers[0] <= $numbers[2] ? $numbers : null;
    }
}

class_alias(Bounds::class, 'Gazetteer\Api\Bounds');
