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
        $today = (int) $now->format('N');
        $minute = 60 * (int) $now->format('G') + (int) $now->format('i');
        foreach ($this->days[$today] ?? [] as [$open, $close]) {
            if ($minute >= $open && $minute < $close) {
                return true;
            }
        }
        // Also check yesterday's hours, because they can end after midnight.
        foreach ($this->days[$today === 1 ? 7 : $today - 1] ?? [] as [, $close]) {
            if ($minute + self::MINUTES_OF_DAY < $close) {
                return true;
            }
        }

        return false;
    }

    /** Formats a time range with the site's time format. A full day becomes "Open all day". */
    public static function format(int $open, int $close): string
    {
        if ($open === 0 && $close === self::MINUTES_OF_DAY) {
            return __('Open all day', 'gazetteer');
        }
        $format = (string) get_option('time_format', 'H:i');

        return self::time($open, $format) . '–' . self::time($close, $format);
    }

    /** Returns a machine-readable time such as 09:30. */
    public static function clock(int $minute): string
    {
        return sprintf('%02d:%02d', intdiv($minute, 60) % 24, $minute % 60);
    }

    private static function time(int $minute, string $format): string
    {
        return (string) wp_date($format, 60 * ($minute % self::MINUTES_OF_DAY), new \DateTimeZone('UTC'));
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
