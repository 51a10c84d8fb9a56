<?php

// Written by `npm run contract` from packages/contract/values/calendar.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** The bounds of a time of day, both ends included. Spec section 9. */
final class Clock
{
    public const HOUR_MIN = 0;
    public const HOUR_MAX = 23;
    public const MINUTE_MIN = 0;
    public const MINUTE_MAX = 59;
    public const SECOND_MIN = 0;
    public const SECOND_MAX = 59;
}
