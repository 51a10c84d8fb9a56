<?php

declare(strict_types=1);

namespace Gazetteer\Import\Sources;

/** Collects the opening hours of another plugin in the format of the listing detail. */
final class SourceHours
{
    private const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    /** A listing stores at most two time ranges a day. */
    private const SLOTS = 2;

    /** @var array<int, list<array{string, string}>> */
    private array $days = [];

    /** @param int $day 0 for Monday. */
    public function add(int $day, string $open, string $close): void
    {
        $this->days[$day][] = [$open, $close];
    }

    public function addWholeDay(int $day): void
    {
        $this->days[$day] = [['', '']];
    }

    /** @param string $name The first two letters of an English weekday are enough. */
    public static function day(string $name): ?int
    {
        foreach (self::DAYS as $number => $day) {
            if ($name !== '' && strtolower(substr($name, 0, 2)) === strtolower(substr($day, 0, 2))) {
                return $number;
            }
        }

        return null;
    }

    /** @return array<string, array{open: string|list<string>, close: string|list<string>}> By weekday. */
    public function toArray(): array
    {
        ksort($this->days);
        $hours = [];
        foreach ($this->days as $day => $slots) {
            $slots = array_slice($slots, 0, self::SLOTS);
            [$open, $close] = [array_column($slots, 0), array_column($slots, 1)];
            $hours[self::DAYS[$day]] = count($slots) === 1 ? ['open' => $open[0], 'close' => $close[0]] : ['open' => $open, 'close' => $close];
        }

        return $hours;
    }
}
