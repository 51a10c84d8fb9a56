<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

/** What may be bought by a plan, where claims are sold, too. */
enum PlanFor: string
{
    case Listing = 'listingonly';
    case Claim = 'claimonly';
    case Both = 'listingandclaim';
}
