<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Links\Domain;

use Closure;
use Gazetteer\Links\Domain\ClickReport;
use Gazetteer\Tests\Check;

final class ClickReportTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $report = ClickReport::of(['2026-02-28' => ['tel' => 2, 'outbound' => 5], '2026-03-02' => ['tel' => 4], '2026-01-01' => ['tel' => 90]], '2026-03-02', 4);

        yield 'the report has one row per day, the oldest first' => static fn () => Check::same(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'], array_keys($report->days));
        yield 'the report adds up the kinds of links, the most frequent first' => static fn () => Check::same(['tel' => 6, 'outbound' => 5], $report->kinds);
        yield 'the report adds up the days' => static fn () => Check::same([0, 7, 0, 4, 11], [...array_map($report->on(...), array_keys($report->days)), $report->total()]);
        yield 'the report omits unknown kinds' => static fn () => Check::same([], ClickReport::of(['2026-03-02' => ['other' => 3]], '2026-03-02', 1)->kinds);
        foreach ([0 => 1, 1 => 1, 2 => 2, 3 => 3, 7 => 8, 9 => 10, 11 => 20, 57 => 60, 101 => 200, 1000 => 1000] as $most => $scale) {
            yield "the chart has a scale to {$scale} for a maximum of {$most}" => static fn () => Check::same($scale, ClickReport::of(['2026-03-02' => ['tel' => $most]], '2026-03-02', 1)->scale());
        }
    }
}
