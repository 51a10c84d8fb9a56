<?php

// Written by `npm run contract` from packages/contract/values/limits.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** Rows of an answer, the shortest e-mail address, the longest text that a pattern sees. */
final class Limit
{
    public const EMAIL_MIN_LENGTH = 6;
    public const TAGS = 30;
    public const FAQS = 100;
    public const LONGEST_MATCHED = 100000;
    public const MIN_YEAR_DIGITS = 4;
}
