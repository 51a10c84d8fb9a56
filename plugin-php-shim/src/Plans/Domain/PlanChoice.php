<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

use Gazetteer\Contract\Duration;
use Gazetteer\Contract\PlanStyle;

/** Filters plans. Keeps their order. */
final class PlanChoice
{
    /**
     * Removes plans that are only for claims, because they cannot be used for a new listing. In the style for claims,
     * removes plans that are only for new listings.
     *
     * @param list<Plan> $plans
     * @return list<Plan>
     */
    public static function inStyle(array $plans, PlanStyle $style): array
    {
        $unwanted = $style === PlanStyle::ClaimPlans ? PlanFor::Listing : PlanFor::Claim;

        return self::filter($plans, static fn (Plan $plan): bool => $plan->for !== $unwanted);
    }

    /**
     * @param list<Plan> $plans
     * @return list<Plan>
     */
    public static function forCategory(array $plans, int $category): array
    {
        return self::filter($plans, static fn (Plan $plan): bool => in_array($category, $plan->categories, true));
    }

    /**
     * Returns the plans that are not limited to categories.
     *
     * @param list<Plan> $plans
     * @return list<Plan>
     */
    public static function general(array $plans): array
    {
        return self::filter($plans, static fn (Plan $plan): bool => !$plan->isByCategory);
    }

    /**
     * Removes plans for another use, such as claims. Keeps plans whose use is not set.
     *
     * @param list<Plan> $plans
     * @return list<Plan>
     */
    public static function forUse(array $plans, ?PlanFor $use): array
    {
        return self::filter($plans, static fn (Plan $plan): bool => $use === null || in_array($plan->for, [null, PlanFor::Both, $use], true));
    }

    /**
     * Whether there are both monthly and yearly plans.
     *
     * @param list<Plan> $plans
     */
    public static function hasBothPeriods(array $plans): bool
    {
        foreach (Duration::cases() as $duration) {
            if (self::filter($plans, static fn (Plan $plan): bool => $plan->duration === $duration) === []) {
                return false;
            }
        }

        return true;
    }

    /**
     * Returns the plans with this billing period or without a period. Returns all plans if only one period has plans.
     *
     * @param list<Plan> $plans
     * @return list<Plan>
     */
    public static function ofPeriod(array $plans, ?Duration $period): array
    {
        if ($period === null || !self::hasBothPeriods($plans)) {
            return $plans;
        }

        return self::filter($plans, static fn (Plan $plan): bool => in_array($plan->duration, [null, $period], true));
    }

    /**
     * @param list<Plan> $plans
     * @param callable(Plan): bool $are
     * @return list<Plan>
     */
    private static function filter(array $plans, callable $are): array
    {
        return array_values(array_filter($plans, $are));
    }
}
