<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

/** The uses of a plan: new listings, claims or both. */
enum PlanFor: string
{
    case Listing = 'listingonly';
    case Claim = 'claimonly';
    case Both = 'listingandclaim';
}
