<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Mail;

/** When a mail that failed is tried again: soon at first, since most trouble is short, then ever later. */
final class RetryPlan
{
    private const MINUTE = 60;
    private const HOUR = 3600;
    private const WAITS = [5 * self::MINUTE, 30 * self::MINUTE, 2 * self::HOUR, 12 * self::HOUR, 24 * self::HOUR];

    /** The moment of the next try after so many that failed, or 0 when there is to be none. */
    public static function next(int $failed, int $now): int
    {
        $wait = self::WAITS[max(1, $failed) - 1] ?? 0;

        return $wait === 0 ? 0 : $now + $wait;
    }
}
