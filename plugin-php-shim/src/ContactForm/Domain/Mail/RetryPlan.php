<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Mail;

/**
 * The delays between attempts to send a failed mail. They start short, because most failures are temporary, and grow.
 */
final class RetryPlan
{
    private const MINUTE = 60;
    private const HOUR = 3600;
    private const WAITS = [5 * self::MINUTE, 30 * self::MINUTE, 2 * self::HOUR, 12 * self::HOUR, 24 * self::HOUR];

    /** Time of the next attempt after this many failures, or 0 if there is none. */
    public static function next(int $failed, int $now): int
    {
        $wait = self::WAITS[max(1, $failed) - 1] ?? 0;

        return $wait === 0 ? 0 : $now + $wait;
    }
}
