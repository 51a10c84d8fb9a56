<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Directory;

use DateTimeInterface;
use Gazetteer\Contract\Weekday;

/** When a place is open in an ordinary week. Kept by the day's name, in the language the site had when it was written. */
final class Hours
{
    private const MINUTES_OF_DAY = 1440;

    /** @param array<int, list<array{int, int}>> $days By the number of the weekday: spans in minutes since midnight. */
    private function __construct(private readonly array $days)
    {
    }

    /** @param array<array-key, mixed> $kept */
    public static function read(array $kept): self
    {
        $days = [];
        foreach ($kept as $name => $day) {
            $weekday = self::weekday((string) $name);
            if ($weekday === null || !is_array($day)) {
                continue;
            }
            $opens = array_values((array) ($day['open'] ?? []));
            $closes = array_values((array) ($day['close'] ?? []));
            foreach ($opens as $place => $open) {
                $span = self::span($open, $closes[$place] ?? '', $place === 0);
                if ($span !== null) {
                    $days[$weekday->value][] = $span;
                }
            }
        }
        ksort($days);

        return new self($days);
    }

    public function areKnown(): bool
    {
        return $this->days !== [];
    }

    /** The same on all seven days, which is quicker said at once. */
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
        // A night that began yesterday.
        foreach ($this->days[$today === 1 ? 7 : $today - 1] ?? [] as [, $close]) {
            if ($minute + self::MINUTES_OF_DAY < $close) {
                return true;
            }
        }

        return false;
    }

    /** As the site writes times; a whole day in words. */
    public static function words(int $open, int $close): string
    {
        if ($open === 0 && $close === self::MINUTES_OF_DAY) {
            return __('Open all day', 'gazetteer');
        }
        $format = (string) get_option('time_format', 'H:i');

        return self::time($open, $format) . '–' . self::time($close, $format);
    }

    /** As machines read it: 09:30. */
    public static function clock(int $minute): string
    {
        return sprintf('%02d:%02d', intdiv($minute, 60) % 24, $minute % 60);
    }

    private static function time(int $minute, string $format): string
    {
        return (string) wp_date($format, 60 * ($minute % self::MINUTES_OF_DAY), new \DateTimeZone('UTC'));
    }

    /** @return ?array{int, int} Nothing filled in for the first span means that it never closes. */
    private static function span(mixed $open, mixed $close, bool $isFirst): ?array
    {
        if ($open === '' && $close === '') {
            return $isFirst ? [0, self::MINUTES_OF_DAY] : null;
        }
        $open = self::minute($open);
        $close = self::minute($close);
        if ($open === null || $close === null) {
            return null;
        }

        return [$open, $close <= $open ? $close + self::MINUTES_OF_DAY : $close];
    }

    private static function minute(mixed $time): ?int
    {
        if (!is_string($time) || preg_match('/^\s*(\d{1,2})[:.](\d{2})\s*([ap])?\.?m?\.?\s*$/i', $time, $found) !== 1 || $found[1] > 24 || $found[2] > 59) {
            return null;
        }
        $hour = (int) $found[1];
        $half = strtolower($found[3] ?? '');
        if ($half !== '') {
            $hour = $hour % 12 + ($half === 'p' ? 12 : 0);
        }

        return 60 * $hour + (int) $found[2];
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
