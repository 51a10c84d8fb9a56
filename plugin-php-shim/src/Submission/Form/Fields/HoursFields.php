<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Form\Fields;

use Gazetteer\Contract\Weekday;
use Gazetteer\Directory\Listing\OpeningHours;

/**
 * Converts opening hours between their stored format and the form inputs: two time ranges per day and an "all day"
 * checkbox. A stored day without times is open all day, but an empty row of inputs means closed.
 */
final class HoursFields
{
    public const ALL_DAY = 'gazetteer_all_day';

    private const MINUTES_OF_DAY = 1440;
    private const SPANS = 2;
    private const MOST_DAYS = 14;

    /**
     * @param array<int, string> $days The weekday names under which hours are stored, keyed by ISO number.
     * @return array{business_hours: array<string, array{open: list<string>, close: list<string>}>, gazetteer_all_day: list<string>}
     */
    public static function fromHours(OpeningHours $hours, array $days): array
    {
        $fields = ['business_hours' => [], self::ALL_DAY => []];
        foreach ($days as $number => $name) {
            $spans = array_slice($hours->on(Weekday::from($number)), 0, self::SPANS);
            if ($spans === [[0, self::MINUTES_OF_DAY]]) {
                $fields[self::ALL_DAY][] = $name;
            } elseif ($spans !== []) {
                $fields['business_hours'][$name] = [
                    'open' => array_map(static fn (array $span): string => OpeningHours::clock($span[0]), $spans),
                    'close' => array_map(static fn (array $span): string => OpeningHours::clock($span[1]), $spans),
                ];
            }
        }

        return $fields;
    }

    /**
     * Converts the inputs to the stored format. A day with an empty row is closed.
     *
     * @param array<array-key, mixed> $typed The times of each day: "open" and "close", each a string or a list.
     * @param list<string> $allDay
     * @return array<string, array{open: string|list<string>, close: string|list<string>}>
     */
    public static function toStored(array $typed, array $allDay): array
    {
        $kept = [];
        foreach ($allDay as $day) {
            $kept[$day] = ['open' => '', 'close' => ''];
        }
        foreach (array_slice($typed, 0, self::MOST_DAYS, true) as $day => $times) {
            $opens = self::texts($times, 'open');
            $closes = self::texts($times, 'close');
            $filled = array_keys(array_filter($opens, static fn (string $open, int $place): bool => $open !== '' || ($closes[$place] ?? '') !== '', ARRAY_FILTER_USE_BOTH));
            if (isset($kept[$day]) || $filled === []) {
                continue;
            }
            $open = array_map(static fn (int $place): string => $opens[$place], $filled);
            $close = array_map(static fn (int $place): string => $closes[$place] ?? '', $filled);
            $kept[(string) $day] = count($filled) === 1 ? ['open' => $open[0], 'close' => $close[0]] : ['open' => $open, 'close' => $close];
        }

        return $kept;
    }

    /** @return list<string> */
    private static function texts(mixed $times, string $which): array
    {
        $texts = is_array($times) ? array_values((array) ($times[$which] ?? '')) : [];

        return array_map(static fn (mixed $text): string => is_string($text) ? trim($text) : '', $texts);
    }
}
