<?php

// Written by `npm run contract` from packages/contract/plans/plan-toggle.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** What the standard/general toggle carries. Spec section 4. */
enum PlanToggle: string
{
    case Standard = 'standard';
    case Exclusive = 'exclusive';
}
