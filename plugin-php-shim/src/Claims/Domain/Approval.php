<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Domain;

use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\OrderState;
use Gazetteer\Plans\Domain\Plan;

/** Whether a claim can be approved as things stand by now, and what the listing gets with it. */
final class Approval
{
    private const GONE = ['trash', 'auto-draft', 'inherit'];

    /** @param ?Listing $listing Null where it was deleted, as are claim and order. */
    public static function fault(?Claim $claim, ?Listing $listing, bool $hasAccount, ?Order $order): ?DecisionFault
    {
        return match (true) {
            $claim === null => DecisionFault::NoClaim,
            !$claim->isOpen() => DecisionFault::Decided,
            $listing === null || in_array($listing->status, self::GONE, true) => DecisionFault::ListingGone,
            ClaimRules::isClaimed($listing) => DecisionFault::ListingClaimed,
            !$hasAccount => DecisionFault::AccountGone,
            $order !== null && $order->state === OrderState::Waiting => DecisionFault::OrderWaits,
            default => null,
        };
    }

    /** The plan that was chosen, if it is paid or costs nothing. One that was refused brings none. */
    public static function plan(?Plan $plan, ?Order $order): ?Plan
    {
        $isHad = $plan !== null && ($order === null ? $plan->isFree() : $order->state === OrderState::Paid);

        return $isHad ? $plan : null;
    }
}
