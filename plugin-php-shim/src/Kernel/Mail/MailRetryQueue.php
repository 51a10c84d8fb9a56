<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Mail;

/**
 * Sends failed mails again, with increasing delays between the attempts. Each cron run sends a few mails and
 * schedules the next run.
 */
final class MailRetryQueue
{
    /** Delays before each attempt. The first ones are short, because most failures are temporary. */
    private const DELAYS = [5 * self::MINUTE, 30 * self::MINUTE, 2 * self::HOUR, 12 * self::HOUR, 24 * self::HOUR];
    private const MINUTE = 60;
    private const HOUR = 3600;
    /** Mails per cron run. Each mail may take minutes if the mail server does not respond. */
    private const MAILS_PER_RUN = 10;
    private const MAX_RUN_SECONDS = 40;
    private const MIN_PAUSE = 60;

    /** @param string $event The cron event that runs this queue. */
    public function __construct(private readonly string $event, private readonly FailedMailSource $source)
    {
    }

    public function run(): void
    {
        $began = time();
        foreach ($this->source->due($began, self::MAILS_PER_RUN) as $id) {
            $this->source->tryDue($id);
            if (time() - $began > self::MAX_RUN_SECONDS) {
                break;
            }
        }
        $next = $this->source->nextDue();
        if ($next > 0) {
            self::planAt($this->event, max($next, time() + self::MIN_PAUSE));
        }
    }

    /** Returns the time of the next attempt; 0 if the mail failed too often. */
    public static function nextTry(int $failed, int $now): int
    {
        $wait = self::DELAYS[max(1, $failed) - 1] ?? 0;

        return $wait === 0 ? 0 : $now + $wait;
    }

    /** Schedules the event, unless the same event is already scheduled for an earlier time. */
    public static function planAt(string $event, int $time): void
    {
        $planned = wp_next_scheduled($event);
        if ($planned !== false && $planned <= $time) {
            return;
        }
        wp_clear_scheduled_hook($event);
        wp_schedule_single_event($time, $event);
    }
}
