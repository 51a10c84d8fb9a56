<?php

// Written by `npm run contract` from packages/contract/values/calendar.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** Days of the week as a schema numbers them. Spec section 9. */
enum Weekday: int
{
    case Monday = 1;
    case Tuesday = 2;
    case Wednesday = 3;
    case Thursday = 4;
    case Friday = 5;
    case Saturday = 6;
    case Sunday = 7;
}
