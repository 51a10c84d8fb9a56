<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Domain;

use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\OrderState;
use Gazetteer\Plans\Domain\Plan;

/** Decides whether a claim can currently be approved, and which plan the listing gets. */
final class Approval
{
    private const GONE = ['trash', 'auto-draft', 'inherit'];

    /** @param ?Listing $listing Null if it was deleted; the same for claim and order. */
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

    /** The selected plan, if it is paid or free. Null if its order was refused. */
    public static function plan(?Plan $plan, ?Order $order): ?Plan
    {
        $isHad = $plan !== null && ($order === null ? $plan->isFree() : $order->state === OrderState::Paid);

        return $isHad ? $plan : null;
    }
}
