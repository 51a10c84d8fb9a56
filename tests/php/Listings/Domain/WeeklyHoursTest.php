<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Listings\Domain;

use Closure;
use Gazetteer\Contract\Weekday;
use Gazetteer\Listings\Domain\WeeklyHours;
use Gazetteer\Tests\Check;

final class WeeklyHoursTest
{
    private const GERMAN = [1 => 'Montag', 2 => 'Dienstag', 3 => 'Mittwoch', 4 => 'Donnerstag', 5 => 'Freitag', 6 => 'Samstag', 7 => 'Sonntag'];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (json_decode((string) file_get_contents('/cases/listing/hours.json'), true, 16, JSON_THROW_ON_ERROR) as $case) {
            yield "stored hours are read: {$case['says']}" => static function () use ($case): void {
                $clock = static fn (int $minute): string => sprintf('%02d:%02d', intdiv($minute, 60) % 24, $minute % 60);
                $week = [];
                foreach (WeeklyHours::read($case['kept'], self::GERMAN) as $day => $spans) {
                    $week[Weekday::from($day)->name] = $spans === [[0, 1440]] ? 'all day' : array_map(static fn (array $span): array => array_map($clock, $span), $spans);
                }
                Check::same($case['week'], $week);
            };
        }
        yield 'weekday names in the language of the site are read' => static fn () => Check::same(
            [5 => [[540, 1020]]],
            WeeklyHours::read(['FREITAG ' => ['open' => '09:00', 'close' => '17:00'], 'Vendredi' => ['open' => '09:00', 'close' => '17:00']], self::GERMAN),
        );
        yield 'a range that ends after midnight ends on the next day' => static fn () => Check::same(
            [6 => [[1320, 1620]]],
            WeeklyHours::read(['Saturday' => ['open' => '22:00', 'close' => '03:00']], self::GERMAN),
        );
    }
}
