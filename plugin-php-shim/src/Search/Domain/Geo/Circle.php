<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain\Geo;

use Gazetteer\Search\Domain\Nearby;

/** What is near a place, in cells. */
final class Circle
{
    /** The levels of which every listing's cell is known, coarsest first. */
    public const LEVELS = [4, 6, 8, 10, 12, 14];
    private const MOST_CELLS = 24;

    /** @var array{float, float, float} */
    public readonly array $point;
    /** The squared line to the circle's edge. */
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

    public function of(float $kilometres): self
    {
        return new self($this->latitude, $this->longitude, min($kilometres, $this->kilometres));
    }

    /** Half its width, seen from the globe's middle. */
    public function angle(): float
    {
        return min(M_PI, $this->kilometres / Globe::RADIUS);
    }

    /** Of its cells. */
    public function level(): int
    {
        return $this->cells()[0]->level ?? 0;
    }

    /** @return list<GridCell> All that touch the circle, at the finest level at which they are few. */
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

    /** Whether a cell lies within (true), outside (false) or may be crossed by the edge (null). */
    public function covers(GridCell $cell): ?bool
    {
        [$south, $north, $west, $east] = $cell->bounds();
        $middle = Globe::point(($south + $north) / 2, ($west + $east) / 2);
        // The widest corners are those nearer to the equator.
        $corner = Globe::point(abs($south) < abs($north) ? $south : $north, $east);
        $reach = sqrt(Globe::chord($middle, $corner));
        $away = sqrt(Globe::chord($middle, $this->point));
        $edge = sqrt($this->chord);
        // Lines through the globe obey the triangle's rule, too; the rest is for the last digits.
        if ($away - $reach > $edge + 1e-9) {
            return false;
        }

        return $away + $reach < $edge - 1e-9 ? true : null;
    }

    /** @return list<GridCell>|null None if there are too many. */
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
                $cells[] = GridCell::of($level, $column, $row);
            }
        }

        return $cells;
    }

    /** In degrees of longitude. A circle with a pole in it goes all the way round. */
    private function halfWidth(float $angle): float
    {
        if (abs($this->latitude) + $angle >= 90) {
            return 180.0;
        }

        return rad2deg(asin(min(1.0, sin(deg2rad($angle)) / cos(deg2rad($this->latitude))))) + 1e-9;
    }
}
