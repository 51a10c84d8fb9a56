<?php

// Written by `npm run contract` from packages/contract/plan-usage.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** What plans are asked for while no category is chosen. Spec section 9. */
enum PlanUsage: string
{
    case Default = 'default';
    case ListingOnly = 'listingonly';
}
