<?php

// Written by `npm run contract` from packages/contract/limits.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** Rows of an answer, and the shortest e-mail address. Spec section 9. */
final class Limit
{
    public const FAQ_ANSWER_ROWS = 8;
    public const EMAIL_MIN_LENGTH = 6;
    public const MIN_YEAR_DIGITS = 4;
}
