<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain\Geo;

use Closure;
use Gazetteer\Search\Domain\ListingSet;

/**
 * Limits the listings that can be on a result page sorted by distance. Finds an inner circle whose listings are
 * before the page, and an outer circle that contains the whole page.
 */
final class Rings
{
    private const TRIES = 12;
    /** For result offsets below this number, no inner circle is used. */
    private const DEEP = 100;
    private const SPARE = 10;

    private float $read;

    /**
     * @param CircleScan $whole The scan of the whole circle.
     * @param list<array{GridCell, int, Spots}> $pieces The spots of the whole circle.
     * @param Closure(Circle): list<array{GridCell, int, Spots}> $reader Reads the spots of a smaller circle.
     * @param ListingSet|null $set The listings to count; null for all.
     */
    public function __construct(
        private readonly Circle $circle,
        private readonly CircleScan $whole,
        private array $pieces,
        private readonly Closure $reader,
        private readonly ?ListingSet $set,
    ) {
        $this->read = $circle->kilometres;
    }

    /**
     * @param float $guess The first radius to try, in kilometres.
     * @return array{int, list<int>} The number of listings in the inner circle, and the listing numbers that can be on the page.
     */
    public function around(int $first, int $end, float $guess): array
    {
        $outer = $this->holding($end, $guess);
        $numbers = [...$outer->within($this->set), ...$outer->unsure($this->set)];
        $left = $first < self::DEEP ? [] : $this->before($first, $outer)?->within($this->set) ?? [];

        return [count($left), $left === [] ? $numbers : array_values(array_diff($numbers, $left))];
    }

    /** Returns the circle to search in: it contains at least `$needed` listings, and not many more. */
    private function holding(int $needed, float $guess): CircleScan
    {
        $best = $this->whole;
        $within = $best->count($this->set);
        [$from, $to] = [0.0, $this->circle->kilometres];
        $enough = 3 * $needed + self::SPARE;
        $kilometres = min($guess, self::even($to, $needed, $within));
        for ($try = 0; $try < self::TRIES && $within > $enough; $try++) {
            $sweep = $this->sweep($kilometres);
            $count = $sweep->count($this->set);
            if ($count >= $needed) {
                [$best, $to, $within] = [$sweep, $kilometres, $count];
                $kilometres = self::even($to, $needed, $count);
            } else {
                $from = $kilometres;
                $kilometres = min($to, $kilometres * max(1.2, min(3.0, sqrt(1.4 * $needed / max(1, $count)))));
            }
            if ($kilometres <= $from || $kilometres >= $to) {
                $kilometres = ($from + $to) / 2;
            }
        }

        return $best;
    }

    /**
     * Returns the inner circle: a large circle with at most `$most` listings, none of them too close to the edge to
     * decide.
     */
    private function before(int $most, CircleScan $outer): ?CircleScan
    {
        $best = null;
        $to = $outer->kilometres();
        $from = 0.0;
        $kilometres = $to * sqrt(0.8 * $most / max(1, $outer->count($this->set)));
        for ($try = 0; $try < 4; $try++) {
            $sweep = $this->sweep($kilometres);
            $count = $sweep->count($this->set);
            if ($count > $most) {
                $to = $kilometres;
            } else {
                $from = $kilometres;
                $best = $sweep->unsure($this->set) === [] ? $sweep : $best;
                if ($best === $sweep && $count > 0.6 * $most) {
                    break;
                }
            }
            $kilometres = ($from + $to) / 2;
        }

        return $best;
    }

    private function sweep(float $kilometres): CircleScan
    {
        $circle = $this->circle->withRadius($kilometres);
        $level = $this->pieces === [] ? 0 : $this->pieces[0][0]->level;
        if ($kilometres > $this->read || $circle->level() > $level) {
            $this->pieces = ($this->reader)($circle);
            $this->read = $kilometres;
        }

        return CircleScan::scan($circle, $this->pieces);
    }

    /** Estimates a radius by assuming that listings are distributed evenly. */
    private static function even(float $kilometres, int $needed, int $within): float
    {
        return $kilometres * sqrt((1.3 * $needed + self::SPARE) / max(1, $within));
    }
}
