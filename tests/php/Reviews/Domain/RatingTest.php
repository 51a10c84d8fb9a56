<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Reviews\Domain;

use Closure;
use Gazetteer\Reviews\Domain\Rating;
use Gazetteer\Tests\Check;

final class RatingTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'the average of reviews has two decimals' => static fn () => Check::same(
            [4.33, 3],
            [Rating::fromCounts(['5' => '2', '3' => '1'])->average(), Rating::fromCounts(['5' => '2', '3' => '1'])->count()],
        );
        yield 'a listing without reviews has no average' => static fn () => Check::same([0.0, 0, 0], [Rating::fromCounts([])->average(), Rating::fromCounts([])->count(), Rating::fromCounts([])->percent(5)]);
        yield 'the distribution lists five stars first, and ignores other values' => static fn () => Check::same(
            [5 => 1, 4 => 0, 3 => 0, 2 => 0, 1 => 3],
            Rating::fromCounts([1 => 3, 5 => 1, 0 => 7, 6 => 7, 'x' => 7, 2 => -1])->counts,
        );
        yield 'the share of a number of stars is a rounded percentage' => static fn () => Check::same([67, 33, 0], array_map(Rating::fromCounts([5 => 2, 4 => 1])->percent(...), [5, 4, 1]));
        $filled = ['4.24' => 80, '4.25' => 90, '4.74' => 90, '4.75' => 100, '0' => 0, '9' => 100];
        foreach ($filled as $stars => $percent) {
            yield "an average of {$stars} fills {$percent} percent of the stars" => static fn () => Check::same($percent, Rating::filled((float) $stars));
        }
    }
}
