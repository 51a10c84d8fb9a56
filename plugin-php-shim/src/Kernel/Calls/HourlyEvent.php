<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Calls;

/** What WordPress does for us every hour. Nothing is right or wrong by it: it ends and sweeps what is over. */
final class HourlyEvent
{
    /** Plans it where it is not planned, its plan got lost, or a clock that was ahead has put it off. */
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
