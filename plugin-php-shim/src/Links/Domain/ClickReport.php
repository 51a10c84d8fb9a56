<?php

declare(strict_types=1);

namespace Gazetteer\Links\Domain;

use DateInterval;
use DatePeriod;
use DateTimeImmutable;

/** The click counts for the admin screen, by day and kind of click. Includes days without clicks. */
final class ClickReport
{
    /**
     * @param array<string, array<string, int>> $days Keyed by day, oldest first, then by kind.
     * @param array<string, int> $kinds Totals by kind, most frequent first.
     */
    private function __construct(public readonly array $days, public readonly array $kinds)
    {
    }

    /** @param array<string, array<string, int>> $counted Keyed by day, such as 2026-11-23, then by kind. */
    public static function of(array $counted, string $today, int $days): self
    {
        $end = new DateTimeImmutable($today);
        $first = $end->sub(new DateInterval('P' . ($days - 1) . 'D'));
        $all = [];
        $kinds = array_fill_keys(ClickKind::all(), 0);
        foreach (new DatePeriod($first, new DateInterval('P1D'), $end->add(new DateInterval('P1D'))) as $day) {
            $all[$day->format('Y-m-d')] = array_intersect_key($counted[$day->format('Y-m-d')] ?? [], $kinds);
        }
        foreach ($all as $day) {
            foreach ($day as $kind => $clicks) {
                $kinds[$kind] += $clicks;
            }
        }
        arsort($kinds);

        return new self($all, array_filter($kinds));
    }

    public function total(): int
    {
        return array_sum($this->kinds);
    }

    public function on(string $day): int
    {
        return array_sum($this->days[$day] ?? []);
    }

    /** The maximum of the chart's scale, rounded up to one digit followed by zeros. */
    public function scale(): int
    {
        $most = max([1, ...array_map($this->on(...), array_keys($this->days))]);
        for ($step = 1;; $step *= 10) {
            foreach ([1, 2, 3, 4, 5, 6, 8] as $times) {
                if ($step * $times >= $most) {
                    return $step * $times;
                }
            }
        }
    }
}
