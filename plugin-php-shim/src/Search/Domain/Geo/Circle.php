<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain\Geo;

use Gazetteer\Search\Domain\Nearby;

/** A circle around a place on the map, and the grid cells that the circle touches. */
final class Circle
{
    /** The grid levels that the index stores for each listing, coarsest first. */
    public const LEVELS = [4, 6, 8, 10, 12, 14];
    private const MOST_CELLS = 24;

    /** @var array{float, float, float} */
    public readonly array $point;
    /** The squared length of the chord from the center to the edge. */
    public readonly float $chord;

    public function __construct(
        public readonly float $latitude,
        public readonly float $longitude,
        public readonly float $kilometres,
    ) {
        $this->point = Globe::point($latitude, $longitude);
        $this->chord = Globe::chordOf($kilometres);
    }

    public static function around(Nearby $nearby): self
    {
        return new self(max(-90.0, min(90.0, $nearby->latitude)), $nearby->longitude, max(0.0, $nearby->kilometres));
    }

    public function withRadius(float $kilometres): self
    {
        return new self($this->latitude, $this->longitude, min($kilometres, $this->kilometres));
    }

    /** The radius as an angle in radians, measured at the center of the globe. */
    public function angle(): float
    {
        return min(M_PI, $this->kilometres / Globe::RADIUS);
    }

    /** The grid level of the cells that `cells()` returns. */
    public function level(): int
    {
        return $this->cells()[0]->level ?? 0;
    }

    /** @return list<GridCell> The cells that touch the circle, at the finest level with at most MOST_CELLS cells. */
    public function cells(): array
    {
        $cells = [];
        foreach (self::LEVELS as $level) {
            $finer = $this->cellsAt($level, $cells === [] ? PHP_INT_MAX : self::MOST_CELLS);
            if ($finer === null) {
                break;
            }
            $cells = $finer;
        }

        return array_values(array_filter($cells, fn (GridCell $cell): bool => $this->covers($cell) !== false));
    }

    /** Returns true if the cell is inside, false if it is outside, and null if the edge may cross it. */
    public function covers(GridCell $cell): ?bool
    {
        [$south, $north, $west, $east] = $cell->bounds();
        $middle = Globe::point(($south + $north) / 2, ($west + $east) / 2);
        // Use a corner nearer to the equator, because those corners are farther from the center of the cell.
        $corner = Globe::point(abs($south) < abs($north) ? $south : $north, $east);
        $reach = sqrt(Globe::chord($middle, $corner));
        $away = sqrt(Globe::chord($middle, $this->point));
        $edge = sqrt($this->chord);
        // Chords obey the triangle inequality: no point of the cell is nearer to the circle’s center than `$away -
        // $reach`. The 1e-9 allows for rounding errors.
        if ($away - $reach > $edge + 1e-9) {
            return false;
        }

        return $away + $reach < $edge - 1e-9 ? true : null;
    }

    /** @return list<GridCell>|null Null if there are more than `$most` cells. */
    private function cellsAt(int $level, int $most): ?array
    {
        $angle = rad2deg($this->angle()) + 1e-9;
        $first = GridCell::at(max(-90.0, $this->latitude - $angle), 0, $level)->row;
        $last = GridCell::at(min(90.0, $this->latitude + $angle), 0, $level)->row;
        $across = 1 << $level;
        $width = $this->halfWidth($angle);
        $west = (int) floor(($this->longitude - $width + 180) / 360 * $across);
        $east = min($west + $across - 1, (int) floor(($this->longitude + $width + 180) / 360 * $across));
        if (($last - $first + 1) * ($east - $west + 1) > $most) {
            return null;
        }
        $cells = [];
        for ($row = $first; $row <= $last; $row++) {
            for ($column = $west; $column <= $east; $column++) {
                $cells[] = GridCell::wrapped($level, $column, $row);
            }
        }

        return $cells;
    }

    /**
     * Returns half of the circle’s width in degrees of longitude. A circle that contains a pole spans all
     * longitudes.
     */
    private function halfWidth(float $angle): float
    {
        if (abs($this->latitude) + $angle >= 90) {
            return 180.0;
        }

        return rad2deg(asin(min(1.0, sin(deg2rad($angle)) / cos(deg2rad($this->latitude))))) + 1e-9;
    }
}
