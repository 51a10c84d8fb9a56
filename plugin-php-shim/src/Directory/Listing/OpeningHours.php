<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use DateTimeInterface;
use Gazetteer\Contract\Weekday;
use Gazetteer\Listings\Domain\WeeklyHours;

/** The weekly opening hours of a listing, for its page. */
final class OpeningHours
{
    private const MINUTES_OF_DAY = WeeklyHours::MINUTES_OF_DAY;
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
        if ($kept === []) {
            return new self([]);
        }
        $names = [];
        foreach (Weekday::cases() as $day) {
            $names[$day->value] = self::name($day);
        }

        return new self(WeeklyHours::read($kept, $names));
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

    public static function name(Weekday $day): string
    {
        return $GLOBALS['wp_locale']->get_weekday($day->value % 7);
    }
}
