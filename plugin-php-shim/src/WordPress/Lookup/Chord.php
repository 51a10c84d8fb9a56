<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Lookup;

use Gazetteer\Domain\Lookup\Cell;
use Gazetteer\Domain\Lookup\Circle;

/** Parts of statements about distances. They hold numbers only, written by us. */
final class Chord
{
    /** The squared line from a circle's middle to a listing. */
    public static function from(Circle $circle): string
    {
        [$x, $y, $z] = array_map(self::number(...), $circle->point);

        return "((x - ({$x})) * (x - ({$x})) + (y - ({$y})) * (y - ({$y})) + (z - ({$z})) * (z - ({$z})))";
    }

    /** With an exponent, which makes it a floating number for the database, and in no country's own spelling. */
    public static function number(float $number): string
    {
        return sprintf('%.17E', $number);
    }

    /** @param non-empty-list<Cell> $cells All of one level. */
    public static function ranges(array $cells): string
    {
        if ($cells[0]->level === Cell::FINEST) {
            // A list of numbers is searched by halves for each row, ranges are tried one after the other.
            return 'cell IN (' . implode(',', array_map(static fn (Cell $cell): int => $cell->number(), $cells)) . ')';
        }
        $ranges = array_map(static fn (Cell $cell): array => $cell->range(), $cells);
        sort($ranges);
        $joined = [];
        foreach ($ranges as [$first, $last]) {
            $end = count($joined) - 1;
            if ($end >= 0 && $joined[$end][1] + 1 === $first) {
                $joined[$end][1] = $last;
            } else {
                $joined[] = [$first, $last];
            }
        }

        return implode(' OR ', array_map(static fn (array $range): string => "cell BETWEEN {$range[0]} AND {$range[1]}", $joined));
    }
}
