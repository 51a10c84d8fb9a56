<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain\Geo;

/** One row of fields (small squares) in the map grid. Calculates which fields of the row are inside a circle. */
final class Band
{
    /** Tolerance for rounding errors, in radians (about 13 cm on the ground). */
    public const SLACK = 2e-8;
    public const OUTSIDE = '-';
    public const EDGE = '?';
    public const INSIDE = '+';

    private function __construct(private readonly float $middle, private readonly int $across, private readonly float $least, private readonly float $most)
    {
    }

    public static function fromCircle(Circle $circle, int $level, int $row): self
    {
        $across = 1 << $level;
        $south = deg2rad($row * 180 / $across - 90);
        $north = deg2rad(($row + 1) * 180 / $across - 90);
        $columns = $across / 2 / M_PI;

        return new self(
            ($circle->longitude + 180) / 360 * $across,
            $across,
            min(self::widths($circle, $circle->angle() - self::SLACK, $south, $north)) * $columns,
            max(self::widths($circle, $circle->angle() + self::SLACK, $south, $north)) * $columns,
        );
    }

    /**
     * Returns one character per column, for `$count` columns: the field is inside, outside or on the edge of the
     * circle.
     */
    public function coverage(int $first, int $count): string
    {
        if ($this->most < 0) {
            return str_repeat(self::OUTSIDE, $count);
        }
        if ($this->least === INF) {
            return str_repeat(self::INSIDE, $count);
        }
        $half = $this->across / 2;
        // The offset of the first column from the center: positive to the east, negative to the west.
        $from = fmod($first - $this->middle, $this->across);
        $from -= $this->across * floor(($from + $count / 2 + $half) / $this->across);
        if ($from < -$half || $from + $count > $half || $this->most >= $half) {
            return implode('', array_map($this->coverageOf(...), range($first, $first + $count - 1)));
        }
        $touches = self::between((int) ceil(-$this->most - 1 - $from), (int) floor($this->most - $from) + 1, $count);
        $covers = self::between((int) ceil(-$this->least - $from), (int) floor($this->least - $from), $count);
        if ($covers[0] >= $covers[1]) {
            $covers = [$touches[1], $touches[1]];
        }

        return str_repeat(self::OUTSIDE, $touches[0])
            . str_repeat(self::EDGE, $covers[0] - $touches[0])
            . str_repeat(self::INSIDE, $covers[1] - $covers[0])
            . str_repeat(self::EDGE, $touches[1] - $covers[1])
            . str_repeat(self::OUTSIDE, $count - $touches[1]);
    }

    /** @return array{int, int} */
    private static function between(int $from, int $to, int $count): array
    {
        $from = max(0, min($count, $from));

        return [$from, max($from, min($count, $to))];
    }

    private function coverageOf(int $column): string
    {
        $away = fmod($column + 0.5 - $this->middle, $this->across);
        $away = abs($away - $this->across * round($away / $this->across));
        if ($away - 0.5 > $this->most) {
            return self::OUTSIDE;
        }

        return $away + 0.5 <= $this->least ? self::INSIDE : self::EDGE;
    }

    /**
     * Returns half of the circle’s width at the south and north edge of the row. Adds the maximum width of the circle
     * if it is inside the row.
     *
     * @return non-empty-list<float>
     */
    private static function widths(Circle $circle, float $angle, float $south, float $north): array
    {
        if ($angle < 0) {
            return [-1.0];
        }
        if ($angle >= M_PI) {
            return [INF];
        }
        $middle = deg2rad($circle->latitude);
        $widths = [self::width($middle, $angle, $south), self::width($middle, $angle, $north)];
        $touching = cos($angle) === 0.0 ? 2.0 : sin($middle) / cos($angle);
        if (abs($touching) <= 1 && asin($touching) > $south && asin($touching) < $north) {
            $widths[] = self::width($middle, $angle, asin($touching));
        }

        return $widths;
    }

    /**
     * Returns half of the circle’s width at a latitude, in radians of longitude: negative if the circle does not
     * reach the latitude, INF if it covers all longitudes.
     */
    private static function width(float $middle, float $angle, float $latitude): float
    {
        $above = cos($angle) - sin($latitude) * sin($middle);
        $below = cos($latitude) * cos($middle);
        if ($above > $below) {
            return -1.0;
        }

        return $above <= -$below ? INF : acos($above / $below);
    }
}
