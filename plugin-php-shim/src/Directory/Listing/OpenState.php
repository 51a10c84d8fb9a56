<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use DateTimeInterface;
use Gazetteer\Contract\Weekday;

/**
 * Whether a place is open at a moment, and when that changes. Uses the local time of the place, so days on which the
 * clocks change need no special case. widgets/opening-hours/state.ts does the same in the browser. Both are tested with
 * tests/cases/listing/open-state.json.
 */
final class OpenState
{
    private const DAY = 1440;
    private const WEEK = 7 * self::DAY;
    /** A closing time after midnight needs no weekday if it is less than this many minutes away. */
    private const SOON = 720;

    /**
     * @param ?int $change The minute of the week at which the state changes; null if it never does.
     * @param ?Weekday $day The day of the change; null if the time alone is clear.
     */
    private function __construct(public readonly bool $isOpen, public readonly ?int $change = null, public readonly ?Weekday $day = null)
    {
    }

    /**
     * @param list<array{int, int}> $week Time ranges from `OpeningHours::week()`.
     * @param DateTimeInterface $now In the time zone of the place.
     */
    public static function at(array $week, DateTimeInterface $now): self
    {
        $minute = ((int) $now->format('N') - 1) * self::DAY + 60 * (int) $now->format('G') + (int) $now->format('i');
        $opens = self::WEEK;
        foreach ($week as [$start, $end]) {
            // A range that began at the end of the last week can contain the minute, too.
            foreach ([$minute, $minute + self::WEEK] as $at) {
                if ($at >= $start && $at < $end) {
                    return $end - $start >= self::WEEK ? new self(true) : self::changing(true, $minute, $end - $at);
                }
            }
            $opens = min($opens, ($start - $minute + self::WEEK) % self::WEEK);
        }

        return $week === [] ? new self(false) : self::changing(false, $minute, $opens);
    }

    private static function changing(bool $isOpen, int $minute, int $wait): self
    {
        $change = ($minute + $wait) % self::WEEK;
        $isClear = intdiv($minute, self::DAY) === intdiv($minute + $wait, self::DAY) || ($isOpen && $wait < self::SOON);

        return new self($isOpen, $change, $isClear ? null : Weekday::from(intdiv($change, self::DAY) + 1));
    }
}
