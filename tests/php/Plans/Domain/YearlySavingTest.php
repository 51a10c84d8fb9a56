<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Plans\Domain;

use Closure;
use Gazetteer\Contract\Duration;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\YearlySaving;
use Gazetteer\Tests\Check;

/** Tests how much a yearly plan saves compared with twelve months of the plan with the same name. */
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
        yield 'the saving is a percentage of the yearly price' => [[self::monthly('A', 10), self::yearly('A', 96)], [20, true]];
        yield 'the saving is rounded down' => [[self::monthly('A', 9.99), self::yearly('A', 99)], [17, true]];
        yield 'the saving is exact despite binary fractions' => [[self::monthly('A', 29), self::yearly('A', 278.4)], [20, true]];
        yield 'the saving is given for all plans if it is the same' => [
            [self::monthly('A', 10), self::yearly('A', 96), self::monthly('B', 30), self::yearly('B', 288), self::plan('C', 0)],
            [20, true],
        ];
        yield 'the largest saving is given if the plans differ' => [
            [self::monthly('A', 10), self::yearly('A', 96), self::monthly('B', 30), self::yearly('B', 270)],
            [25, false],
        ];
        yield 'the saving is not given for all plans if one plan saves nothing' => [
            [self::monthly('A', 10), self::yearly('A', 96), self::monthly('B', 30), self::yearly('B', 360)],
            [20, false],
        ];
        yield 'the saving is not given for all plans if one plan has no counterpart' => [
            [self::monthly('A', 10), self::yearly('A', 96), self::yearly('B', 360)],
            [20, false],
        ];
        yield 'names that differ only in case and spaces are the same' => [[self::monthly('Gold ', 10), self::yearly('gold', 60)], [50, true]];
        yield 'there is no saving between plans with different names' => [[self::monthly('A', 10), self::yearly('B', 96)], null];
        yield 'there is no saving if the year costs the same or more' => [[self::monthly('A', 10), self::yearly('A', 120), self::monthly('B', 1), self::yearly('B', 20)], null];
        yield 'there is no saving for free plans' => [[self::monthly('A', 0), self::yearly('A', 0)], null];
        yield 'there is no saving below one percent' => [[self::monthly('A', 100), self::yearly('A', 1199)], null];
        yield 'the saving is not 100 % if only the yearly plan is free' => [[self::monthly('A', 10), self::yearly('A', 0)], null];
        yield 'there is no saving without plans' => [[], null];
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
