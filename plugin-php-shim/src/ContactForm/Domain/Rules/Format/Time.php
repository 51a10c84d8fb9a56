<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules\Format;

use Gazetteer\ContactForm\Domain\Rules\RuleField;
use Gazetteer\Contract\Clock;

final class Time
{
    public static function holds(RuleField $field): bool
    {
        return $field->eachMatched(static function (string $text): bool {
            if (preg_match('/^([0-9]{2}):([0-9]{2})(?::([0-9]{2}))?$/D', $text, $found) !== 1) {
                return false;
            }

            return self::isWithin($found[1], Clock::HOUR_MIN, Clock::HOUR_MAX)
                && self::isWithin($found[2], Clock::MINUTE_MIN, Clock::MINUTE_MAX)
                && self::isWithin($found[3] ?? '0', Clock::SECOND_MIN, Clock::SECOND_MAX);
        });
    }

    private static function isWithin(string $digits, int $least, int $most): bool
    {
        return (int) $digits >= $least && (int) $digits <= $most;
    }
}
