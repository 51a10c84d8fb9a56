<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use DateTimeInterface;
use Gazetteer\Contract\Weekday;

/**
 * Weekly opening hours. The stored keys are weekday names in the language that the site had when the hours were
 * saved. The editor's script parses times in the same way. Both are tested with tests/cases/listing/hours.json.
 */
final class OpeningHours
{
    /** Matches times such as 9:30, 09.30:00, 9:30 pm and 9 p.m. */
    private const TIME = '/^\s*(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?\s*(?:([ap])\.?m\.?)?\s*$/i';
    private const MINUTES_OF_DAY = 1440;
    private const MINUTES_OF_WEEK = 7 * self::MINUTES_OF_DAY;

    /** @param array<int, list<array{int, int}>> $days Time ranges in minutes since midnight, by ISO weekday number. */
    private function __construct(private readonly array $days)
    {
    }

    /**
     * @param array<array-key, mixed> $kept Stored hours by weekday name. If a weekday is stored twice, the first entry is used.
     */
    public static function read(array $kept): self
    {
        $days = [];
        foreach ($kept as $name => $day) {
            $weekday = self::weekday((string) $name);
            if ($weekday !== null) {
                $days[$weekday->value] ??= is_array($day) ? self::spans($day) : [];
            }
        }
        ksort($days);

        return new self(array_filter($days));
    }

    public function areKnown(): bool
    {
        return $this->days !== [];
    }

    /** Whether all seven days have the same hours. The page then shows one line. */
    public function areAlike(): bool
    {
        return count($this->days) === 7 && count(array_unique($this->days, SORT_REGULAR)) === 1;
    }

    /** @return list<array{int, int}> */
    public function on(Weekday $day): array
    {
        return $this->days[$day->value] ?? [];
    }

    public function isOpen(DateTimeInterface $now): bool
    {
        return OpenState::at($this->week(), $now)->isOpen;
    }

    /**
     * Returns the time ranges of the week in minutes since Monday 00:00. Ranges that touch or overlap are joined, so
     * that a place that is open over midnight has one range. A range can end in the next week.
     *
     * @return list<array{int, int}>
     */
    public function week(): array
    {
        $ranges = [];
        foreach ([0, self::MINUTES_OF_WEEK] as $week) {
            foreach ($this->days as $day => $spans) {
                foreach ($spans as [$open, $close]) {
                    $midnight = $week + ($day - 1) * self::MINUTES_OF_DAY;
                    $ranges[] = [$midnight + $open, $midnight + $close];
                }
            }
        }
        sort($ranges);
        $joined = [];
        foreach ($ranges as [$start, $end]) {
            $last = array_key_last($joined);
            if ($last !== null && $start <= $joined[$last][1]) {
                $joined[$last][1] = max($joined[$last][1], $end);
            } else {
                $joined[] = [$start, $end];
            }
        }
        $isAlways = $joined !== [] && $joined[0][1] - $joined[0][0] >= self::MINUTES_OF_WEEK;

        return $isAlways ? [[0, self::MINUTES_OF_WEEK]] : array_values(array_filter($joined, static fn (array $range): bool => $range[0] < self::MINUTES_OF_WEEK));
    }

    /** Formats a time range with the site's time format. A full day becomes "Open all day". */
    public static function format(int $open, int $close): string
    {
        if ($open === 0 && $close === self::MINUTES_OF_DAY) {
            return __('Open all day', 'gazetteer');
        }

        return self::time($open) . '–' . self::time($close);
    }

    /** Returns a machine-readable time such as 09:30. */
    public static function clock(int $minute): string
    {
        return sprintf('%02d:%02d', intdiv($minute, 60) % 24, $minute % 60);
    }

    /** Formats a minute of a day or week with the site's time format. */
    public static function time(int $minute): string
    {
        return (string) wp_date((string) get_option('time_format', 'H:i'), 60 * ($minute % self::MINUTES_OF_DAY), new \DateTimeZone('UTC'));
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

    private static function weekday(string $name): ?Weekday
    {
        $name = mb_strtolower(trim($name));
        foreach (Weekday::cases() as $day) {
            if ($name === strtolower($day->name) || $name === mb_strtolower(self::name($day))) {
                return $day;
            }
        }

        return null;
    }

    public static function name(Weekday $day): string
    {
        return $GLOBALS['wp_locale']->get_weekday($day->value % 7);
    }
}
