<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Calls;

/** Schedules hourly cron events that delete or expire old data. The plugin works correctly even if cron never runs. */
final class HourlyEvent
{
    /** Schedules the event if it is missing, or if a wrong server clock scheduled it more than a day ahead. */
    public static function plan(string $hook): void
    {
        $next = wp_next_scheduled($hook);
        if ($next !== false && $next <= time() + DAY_IN_SECONDS) {
            return;
        }
        wp_clear_scheduled_hook($hook);
        wp_schedule_event(time() + HOUR_IN_SECONDS, 'hourly', $hook);
    }
}
