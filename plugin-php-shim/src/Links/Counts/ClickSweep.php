<?php

declare(strict_types=1);

namespace Gazetteer\Links\Counts;

/** Forgets counts that are older than thirteen months: enough to compare a month with the same one a year before. */
final class ClickSweep
{
    public const DAYS = 400;
    public const HOOK = 'gazetteer_sweep_link_clicks';

    public static function plan(): void
    {
        if (wp_next_scheduled(self::HOOK) === false) {
            wp_schedule_event(time() + DAY_IN_SECONDS, 'daily', self::HOOK);
        }
    }

    public static function run(): void
    {
        (new ClickTable())->sweep((string) wp_date('Y-m-d', time() - self::DAYS * DAY_IN_SECONDS));
    }
}
