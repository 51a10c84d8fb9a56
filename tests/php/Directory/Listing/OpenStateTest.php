<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Directory\Listing;

use Closure;
use DateTimeImmutable;
use DateTimeZone;
use Gazetteer\Directory\Listing\OpeningHours;
use Gazetteer\Directory\Listing\OpenState;
use Gazetteer\Tests\Check;

final class OpenStateTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (json_decode((string) file_get_contents('/cases/listing/open-state.json'), true, 16, JSON_THROW_ON_ERROR) as $case) {
            yield "a place is {$case['says']}" => static function () use ($case): void {
                $GLOBALS['wp_locale'] = new class () {
                    public function get_weekday(int $day): string
                    {
                        return "day {$day}";
                    }
                };
                $week = OpeningHours::read($case['kept'])->week();
                $state = OpenState::at($week, (new DateTimeImmutable($case['at']))->setTimezone(new DateTimeZone($case['zone'])));
                Check::same([$case['week'], $case['open'], $case['time'], $case['day']], [
                    $week,
                    $state->isOpen,
                    $state->change === null ? null : OpeningHours::clock($state->change),
                    $state->day?->name,
                ]);
            };
        }
    }
}
