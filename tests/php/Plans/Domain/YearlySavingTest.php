<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Plans\Domain;

use Closure;
use Gazetteer\Contract\Duration;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\YearlySaving;
use Gazetteer\Tests\Check;

/** What a year saves against twelve months of the plan of the same name. */
final class YearlySavingTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach ($this->prices() as $says => [$plans, $saved]) {
            yield $says => static function () use ($plans, $saved): void {
                $saving = YearlySaving::fromPlans($plans);
                Check::same($saved, $saving === null ? null : [$saving->percent, $saving->isSame]);
            };
        }
    }

    /** @return iterable<string, array{list<Plan>, ?array{int, bool}}> */
    private function prices(): iterable
    {
        yield 'is the share of a year’s price' => [[self::monthly('A', 10), self::yearly('A', 96)], [20, true]];
        yield 'is rounded down' => [[self::monthly('A', 9.99), self::yearly('A', 99)], [17, true]];
        yield 'is whole where the numbers are, whatever binary fractions say' => [[self::monthly('A', 29), self::yearly('A', 278.4)], [20, true]];
        yield 'is the same for all plans' => [
            [self::monthly('A', 10), self::yearly('A', 96), self::monthly('B', 30), self::yearly('B', 288), self::plan('C', 0)],
            [20, true],
        ];
        yield 'is the most where they differ' => [
            [self::monthly('A', 10), self::yearly('A', 96), self::monthly('B', 30), self::yearly('B', 270)],
            [25, false],
        ];
        yield 'is not said of all where one of them saves nothing' => [
            [self::monthly('A', 10), self::yearly('A', 96), self::monthly('B', 30), self::yearly('B', 360)],
            [20, false],
        ];
        yield 'is not said of all where one of them has no counterpart' => [
            [self::monthly('A', 10), self::yearly('A', 96), self::yearly('B', 360)],
            [20, false],
        ];
        yield 'takes names for the same that differ in case and spaces' => [[self::monthly('Gold ', 10), self::yearly('gold', 60)], [50, true]];
        yield 'is none between plans of other names' => [[self::monthly('A', 10), self::yearly('B', 96)], null];
        yield 'is none where a year costs as much, or more' => [[self::monthly('A', 10), self::yearly('A', 120), self::monthly('B', 1), self::yearly('B', 20)], null];
        yield 'is none of what is free' => [[self::monthly('A', 0), self::yearly('A', 0)], null];
        yield 'is none below one in a hundred' => [[self::monthly('A', 100), self::yearly('A', 1199)], null];
        yield 'is not everything where only the year is free' => [[self::monthly('A', 10), self::yearly('A', 0)], null];
        yield 'is none of nothing' => [[], null];
    }

    private static function monthly(string $title, float $price): Plan
    {
        return self::plan($title, $price, Duration::Monthly);
    }

    private static function yearly(string $title, float $price): Plan
    {
        return self::plan($title, $price, Duration::Yearly);
    }

    private static function plan(string $title, float $price, ?Duration $duration = null): Plan
    {
        return new Plan(1, $title, price: $price, duration: $duration);
    }
}
