<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Domain;

use Gazetteer\Contract\PlanStyle;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\OrderState;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanChoice;
use Gazetteer\Plans\Domain\PlanFor;

/** Rules of claims: who can claim which listing with which plans, and when a claim can be approved. */
final class ClaimRules
{
    private const PUBLIC = 'publish';
    /** Post statuses that count as deleted: no visitor or owner can use such a listing. */
    private const GONE = ['trash', 'auto-draft', 'inherit'];

    public static function isClaimed(Listing $listing): bool
    {
        return $listing->detail(Detail::Claimed) === 'claimed';
    }

    /** @param int $user 0 for a guest. */
    public static function mayClaim(Listing $listing, int $user): bool
    {
        return $listing->status === self::PUBLIC && !self::isClaimed($listing) && ($user === 0 || $listing->author !== $user);
    }

    /**
     * Returns the plans that a claimant can choose from: an empty list if the site offers no plan for claims.
     * Excludes free packages, because each account can get a free package only once, and a declined claim would use
     * it up.
     *
     * @param list<Plan> $plans
     * @return list<Plan>
     */
    public static function plansFor(Listing $listing, array $plans): array
    {
        $offered = array_filter(PlanChoice::inStyle($plans, PlanStyle::ClaimPlans), static fn (Plan $plan): bool => !($plan->isFree() && $plan->isLimited())
            && (!$plan->isByCategory || array_intersect($plan->categories, $listing->categories) !== []));
        $sold = array_filter($offered, static fn (Plan $plan): bool => in_array($plan->for, [PlanFor::Claim, PlanFor::Both], true));

        return $sold === [] ? [] : array_values($offered);
    }

    /**
     * Returns the reason why a claim cannot be approved now; null if it can.
     *
     * @param ?Listing $listing Null if the listing was deleted. Claim and order are null if they were deleted.
     */
    public static function approvalFault(?Claim $claim, ?Listing $listing, bool $hasAccount, ?Order $order): ?DecisionFault
    {
        return match (true) {
            $claim === null => DecisionFault::NoClaim,
            !$claim->isOpen() => DecisionFault::Decided,
            $listing === null || in_array($listing->status, self::GONE, true) => DecisionFault::ListingGone,
            self::isClaimed($listing) => DecisionFault::ListingClaimed,
            !$hasAccount => DecisionFault::AccountGone,
            $order !== null && $order->state === OrderState::Waiting => DecisionFault::OrderWaits,
            default => null,
        };
    }

    /**
     * Returns the plan that the listing gets when the claim is approved: the selected plan if it is free or paid.
     * Null if the order was refused.
     */
    public static function approvedPlan(?Plan $plan, ?Order $order): ?Plan
    {
        $isPaidOrFree = $plan !== null && ($order === null ? $plan->isFree() : $order->state === OrderState::Paid);

        return $isPaidOrFree ? $plan : null;
    }
}
