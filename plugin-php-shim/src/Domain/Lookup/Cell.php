<?php

declare(strict_types=1);

namespace Gazetteer\Domain\Lookup;

/**
 * A field of a grid over the globe. Each level halves the one above it in both directions; a cell's number begins with
 * that of the cell around it, so all cells within a cell are one range of numbers.
 */
final class Cell
{
    public const FINEST = 16;

    private function __construct(public readonly int $level, public readonly int $column, public readonly int $row)
    {
    }

    /** The row at a pole belongs to the pole, and the date line to the east. */
    public static function at(float $latitude, float $longitude, int $level = self::FINEST): self
    {
        $across = 1 << $level;
        $column = (int) floor(($longitude + 180) / 360 * $across);
        $row = (int) floor(($latitude + 90) / 180 * $across);

        return new self($level, (($column % $across) + $across) % $across, max(0, min($across - 1, $row)));
    }

    public static function of(int $level, int $column, int $row): self
    {
        $across = 1 << $level;

        return new self($level, (($column % $across) + $across) % $across, $row);
    }

    public function number(): int
    {
        return self::spread($this->column) | (self::spread($this->row) << 1);
    }

    /** @return array{int, int} The first and the last number of the finest level within. */
    public function range(): array
    {
        $shift = 2 * (self::FINEST - $this->level);
        $first = $this->number() << $shift;

        return [$first, $first + (1 << $shift) - 1];
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

    /** @return list<self> */
    public function within(int $level): array
    {
        $steps = $level - $this->level;
        $cells = [];
        for ($row = $this->row << $steps; $row < ($this->row + 1) << $steps; $row++) {
            for ($column = $this->column << $steps; $column < ($this->column + 1) << $steps; $column++) {
                $cells[] = new self($level, $column, $row);
            }
        }

        return $cells;
    }

    /** Leaves a gap for another number's bit beside each of its bits. */
    private static function spread(int $number): int
    {
        $number = ($number | ($number << 16)) & 0x0000FFFF0000FFFF;
        $number = ($number | ($number << 8)) & 0x00FF00FF00FF00FF;
        $number = ($number | ($number << 4)) & 0x0F0F0F0F0F0F0F0F;
        $number = ($number | ($number << 2)) & 0x3333333333333333;

        return ($number | ($number << 1)) & 0x5555555555555555;
    }
}
