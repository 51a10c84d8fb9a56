<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain\Geo;

/** A rectangular cell of a grid over the globe. Each level divides a cell of the level above into four. */
final class GridCell
{
    private function __construct(public readonly int $level, public readonly int $column, public readonly int $row)
    {
    }

    /**
     * Returns the cell that contains a place. A pole belongs to the first or last row. The date line belongs to the
     * first column.
     */
    public static function at(float $latitude, float $longitude, int $level): self
    {
        $across = 1 << $level;
        $column = (int) floor(($longitude + 180) / 360 * $across);
        $row = (int) floor(($latitude + 90) / 180 * $across);

        return new self($level, (($column % $across) + $across) % $across, max(0, min($across - 1, $row)));
    }

    public static function wrapped(int $level, int $column, int $row): self
    {
        $across = 1 << $level;

        return new self($level, (($column % $across) + $across) % $across, $row);
    }

    /** Returns the radius of a circle with the same area as the cell. */
    public function kilometres(): float
    {
        [$south, $north, $west, $east] = $this->bounds();
        $size = deg2rad($east - $west) * abs(sin(deg2rad($north)) - sin(deg2rad($south)));

        return Globe::RADIUS * sqrt($size / M_PI);
    }

    /** @return array{float, float, float, float} South, north, west, east. */
    public function bounds(): array
    {
        $across = 1 << $this->level;

        return [
            $this->row * 180 / $across - 90,
            ($this->row + 1) * 180 / $across - 90,
            $this->column * 360 / $across - 180,
            ($this->column + 1) * 360 / $across - 180,
        ];
    }
}
