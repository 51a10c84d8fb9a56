<?php

declare(strict_types=1);

namespace Gazetteer\Reviews\Domain;

/** How many published reviews of a listing have each number of stars. */
final class Rating
{
    public const MOST = 5;

    /** @param array<int, int> $counts Number of reviews by stars, from five stars down to one. */
    private function __construct(public readonly array $counts)
    {
    }

    /** @param array<array-key, mixed> $counts Number of reviews by stars. Other keys are ignored. */
    public static function fromCounts(array $counts): self
    {
        $clean = [];
        foreach (range(self::MOST, 1) as $stars) {
            $count = $counts[$stars] ?? 0;
            $clean[$stars] = is_numeric($count) ? max(0, (int) $count) : 0;
        }

        return new self($clean);
    }

    public function count(): int
    {
        return array_sum($this->counts);
    }

    /** The average with two decimals; 0 without reviews. */
    public function average(): float
    {
        $sum = 0;
        foreach ($this->counts as $stars => $count) {
            $sum += $stars * $count;
        }

        return $this->count() === 0 ? 0.0 : round($sum / $this->count(), 2);
    }

    /** The percentage of reviews with this number of stars. */
    public function percent(int $stars): int
    {
        return $this->count() === 0 ? 0 : (int) round(100 * ($this->counts[$stars] ?? 0) / $this->count());
    }

    /** The nearest half star, as a percentage of five stars. */
    public static function filled(float $stars): int
    {
        return (int) (round(max(0.0, min(self::MOST, $stars)) * 2) * 10);
    }
}
