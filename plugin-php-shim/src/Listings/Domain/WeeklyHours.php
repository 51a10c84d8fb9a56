<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

use Gazetteer\Contract\Weekday;

/**
 * Reads weekly opening hours in the format in which listings store them. The stored keys are weekday names in the
 * language that the site had when the hours were saved. The editor's script parses times in the same way. Both are
 * tested with tests/cases/listing/hours.json.
 */
final class WeeklyHours
{
    public const MINUTES_OF_DAY = 1440;

    /** Matches times such as 9:30, 09.30:00, 9:30 pm and 9 p.m. */
    private const TIME = '/^\s*(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?\s*(?:([ap])\.?m\.?)?\s*$/i';

    /**
     * @param array<array-key, mixed> $stored Times by weekday name. If a weekday is stored twice, the first entry is used.
     * @param array<int, string> $names Weekday names in the language of the site, by ISO weekday number.
     * @return array<int, non-empty-list<array{int, int}>> Time ranges in minutes since midnight, by ISO weekday number. A range that ends after midnight ends after minute 1440.
     */
    public static function read(array $stored, array $names): array
    {
        $days = [];
        foreach ($stored as $name => $day) {
            $weekday = self::weekday((string) $name, $names);
            if ($weekday !== null) {
                $days[$weekday] ??= is_array($day) ? self::spans($day) : [];
            }
        }
        ksort($days);

        return array_filter($days);
    }

    /** @param array<int, string> $names */
    private static function weekday(string $name, array $names): ?int
    {
        $name = mb_strtolower(trim($name));
        foreach (Weekday::cases() as $day) {
            if ($name === strtolower($day->name) || $name === mb_strtolower($names[$day->value] ?? '')) {
                return $day->value;
            }
        }

        return null;
    }

    /**
     * Reads the time ranges of a day. A stored day without times is open all day.
     *
     * @param array<array-key, mixed> $day
     * @return list<array{int, int}>
     */
    private static function spans(array $day): array
    {
        $opens = array_values((array) ($day['open'] ?? []));
        $closes = array_values((array) ($day['close'] ?? []));
        if ($opens !== [] && array_filter([...$opens, ...$closes], static fn (mixed $time): bool => !is_string($time) || trim($time) !== '') === []) {
            return [[0, self::MINUTES_OF_DAY]];
        }
        $spans = [];
        foreach ($opens as $place => $typed) {
            [$open, $close] = [self::minute($typed), self::minute($closes[$place] ?? '')];
            if ($open !== null && $close !== null) {
                $spans[] = [$open, $close <= $open ? $close + self::MINUTES_OF_DAY : $close];
            }
        }

        return $spans;
    }

    /** Converts a time to minutes since midnight. Returns null for an invalid time. 24:00 is converted to 0. */
    private static function minute(mixed $time): ?int
    {
        if (!is_string($time) || preg_match(self::TIME, $time, $found, PREG_UNMATCHED_AS_NULL) !== 1 || ($found[2] ?? $found[3] ?? null) === null) {
            return null;
        }
        [, $hours, $minutes, $half] = $found + [3 => null];
        $minute = 60 * (int) $hours + (int) $minutes;
        if ((int) $minutes > 59 || $minute > ($half === null ? self::MINUTES_OF_DAY : 60 * 13 - 1)) {
            return null;
        }

        return $half === null
            ? $minute % self::MINUTES_OF_DAY
            : $minute % 720 + (strtolower($half) === 'p' ? 720 : 0);
    }
}
