<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Directory\Listing;

use Closure;
use DateTimeImmutable;
use Gazetteer\Contract\Weekday;
use Gazetteer\Directory\Listing\OpeningHours;
use Gazetteer\Tests\Check;

final class OpeningHoursTest
{
    private const WEEK = [
        'Monday' => ['open' => '09:00', 'close' => '17:30'],
        'Dienstag' => ['open' => ['9:00 am', '02:00 pm'], 'close' => ['12:00 pm', '6:30pm']],
        'Friday' => ['open' => '22:00', 'close' => '02:00'],
        'Saturday' => ['open' => '', 'close' => ''],
        'Someday' => ['open' => '1:00', 'close' => '2:00'],
        'Sunday' => 'closed',
    ];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (json_decode((string) file_get_contents('/cases/listing/hours.json'), true, 16, JSON_THROW_ON_ERROR) as $case) {
            yield "the page reads opening hours like the editor: {$case['says']}" => static fn () => Check::same($case['week'], self::shown($case['kept']));
        }
        yield 'one interval, several, one past midnight and a whole day are read' => static fn () => Check::same(
            [[[540, 1050]], [[540, 720], [840, 1110]], [], [[1320, 1560]], [[0, 1440]], []],
            array_map(self::week()->on(...), [Weekday::Monday, Weekday::Tuesday, Weekday::Wednesday, Weekday::Friday, Weekday::Saturday, Weekday::Sunday]),
        );
        $moments = [
            'in the middle of a day' => ['2026-11-16 12:00', true],
            'in the minute of closing' => ['2026-11-16 17:30', false],
            'during the break' => ['2026-11-17 13:00', false],
            'before midnight' => ['2026-11-20 23:00', true],
            'after midnight' => ['2026-11-21 01:00', true],
            'on a day without hours' => ['2026-11-18 12:00', false],
        ];
        foreach ($moments as $name => [$moment, $isOpen]) {
            yield "the place is open or closed as expected {$name}" => static fn () => Check::same($isOpen, self::week()->isOpen(new DateTimeImmutable($moment)));
        }
        yield 'equal hours of all days are detected' => static function (): void {
            $days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
            $alike = self::withNames(static fn (): OpeningHours => OpeningHours::read(array_fill_keys($days, ['open' => '', 'close' => ''])));
            Check::same([true, false], [$alike->areAlike(), self::week()->areAlike()]);
        };
        foreach (['no time' => ['open' => 'x', 'close' => '17:00'], 'an invalid time' => ['open' => '25:00', 'close' => '26:00'], 'a nested list' => ['open' => [['x']], 'close' => []]] as $name => $day) {
            yield "a day with {$name} has no hours" => static fn () => Check::same(false, self::withNames(static fn () => OpeningHours::read(['Monday' => $day]))->areKnown());
        }
    }

    /**
     * @param array<array-key, mixed> $kept
     * @return array<string, string|list<array{string, string}>> By the English names of the days.
     */
    private static function shown(array $kept): array
    {
        $hours = self::withNames(static fn (): OpeningHours => OpeningHours::read($kept));
        $week = [];
        foreach (Weekday::cases() as $day) {
            $spans = array_map(static fn (array $span): array => array_map(OpeningHours::clock(...), $span), $hours->on($day));
            if ($spans !== []) {
                $week[$day->name] = $hours->on($day) === [[0, 1440]] ? 'all day' : $spans;
            }
        }

        return $week;
    }

    private static function week(): OpeningHours
    {
        return self::withNames(static fn (): OpeningHours => OpeningHours::read(self::WEEK));
    }

    /** @param Closure(): OpeningHours $read */
    private static function withNames(Closure $read): OpeningHours
    {
        $GLOBALS['wp_locale'] = new class () {
            public function get_weekday(int $day): string
            {
                return ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'][$day];
            }
        };

        return $read();
    }
}
