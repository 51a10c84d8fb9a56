<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Entries;

/** How long what is kept. */
final class Retention
{
    public const DAY = 86_400;

    /** Spam, so that a mistake can be mended. */
    public const SPAM_DAYS = 30;

    /** A hash of the visitor's address serves against floods and doubles, which are over long before. */
    public const ADDRESS_DAYS = 30;

    /** What a form does not keep at all still answers a repeated request. */
    public const REQUEST_DAYS = 1;

    /** A form whose maker is gone, and with it the wish for another span. */
    public const DEFAULT_DAYS = 365;

    /** Files that were mailed, for when a mail got lost or is to go to somebody else as well. */
    public const FILE_DAYS = 30;

    /** A request without a key is the same as an earlier one for this many seconds. */
    public const SAME_CONTENT = 600;

    /** A mail that began so many seconds ago and never ended was cut off. */
    public const CUT_OFF = 600;

    /** An unsent message outlives a short span: its owner has not read it yet. */
    public static function failedDays(int $keepDays): int
    {
        return max($keepDays, self::SPAM_DAYS);
    }
}
