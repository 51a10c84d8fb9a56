<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Entries;

/** Retention periods. */
final class Retention
{
    public const DAY = 86_400;

    /** Spam is kept for a while, so that the owner can correct a false positive. */
    public const SPAM_DAYS = 30;

    /** The hash of a visitor's address is only needed against floods and duplicates, which are over much earlier. */
    public const ADDRESS_DAYS = 30;

    /** Forms that keep no entries still need them this long to answer a repeated request. */
    public const REQUEST_DAYS = 1;

    /** For entries of deleted forms, whose own setting is lost. */
    public const DEFAULT_DAYS = 365;

    /** Mailed files are kept for a while, in case a mail got lost or must be forwarded. */
    public const FILE_DAYS = 30;

    /** Seconds in which a request without a key counts as a duplicate of an earlier one with the same content. */
    public const SAME_CONTENT = 600;

    /** A mail that started this many seconds ago and has not finished counts as interrupted. */
    public const CUT_OFF = 600;

    /** Unsent messages are kept longer than a short retention period, because the owner has not read them yet. */
    public static function failedDays(int $keepDays): int
    {
        return max($keepDays, self::SPAM_DAYS);
    }
}
