<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Domain;

use Gazetteer\Contract\PlanStyle;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanChoice;
use Gazetteer\Plans\Domain\PlanFor;

/** Rules for who can claim which listing, and with which plans. */
final class ClaimRules
{
    private const PUBLIC = 'publish';

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
     * Returns the plans that a claimant can choose from: none if no plan of the site is for claims. Excludes free
     * packages, because each account gets one only once, and a declined claim would use it up.
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
}
