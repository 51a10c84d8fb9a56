<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Domain;

/** The reason why a claim cannot be approved or declined. */
enum DecisionFault: string
{
    case NoClaim = 'no_claim';
    case Decided = 'decided';
    case ListingGone = 'listing_gone';
    case ListingClaimed = 'listing_claimed';
    case AccountGone = 'account_gone';
    case OrderWaits = 'order_waits';
}
