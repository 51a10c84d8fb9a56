<?php

// Written by `npm run contract` from packages/contract/plans/duration.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** The billing periods. No period is sent as an empty text. Spec section 9. */
enum Duration: string
{
    case Monthly = 'monthly';
    case Yearly = 'yearly';
}
