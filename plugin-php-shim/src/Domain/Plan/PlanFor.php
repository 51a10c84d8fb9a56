<?php

declare(strict_types=1);

namespace Gazetteer\Domain\Plan;

/** What may be bought by a plan, where claims are sold, too. */
enum PlanFor: string
{
    case Listing = 'listingonly';
    case Claim = 'claimonly';
    case Both = 'listingandclaim';
}
