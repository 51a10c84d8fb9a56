<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

use Gazetteer\Contract\Duration;
use Gazetteer\Contract\PlanStyle;

/** Which of all plans are on offer where. The order stays the owner's. */
final class PlanChoice
{
    /**
     * A plan that only buys a claim gets nobody a listing, so it shows only where claims are asked for.
     *
     * @param list<Plan> $plans
     * @return list<Plan>
     */
    public static function inStyle(array $plans, PlanStyle $style): array
    {
        $unwanted = $style === PlanStyle::ClaimPlans ? PlanFor::Listing : PlanFor::Claim;

        return self::those($plans, static fn (Plan $plan): bool => $plan->for !== $unwanted);
    }

    /**
     * @param list<Plan> $plans
     * @return list<Plan>
     */
    public static function forCategory(array $plans, int $category): array
    {
        return self::those($plans, static fn (Plan $plan): bool => in_array($category, $plan->categories, true));
    }

    /**
     * Those that belong to no category.
     *
     * @param list<Plan> $plans
     * @return list<Plan>
     */
    public static function general(array $plans): array
    {
        return self::those($plans, static fn (Plan $plan): bool => !$plan->isByCategory);
    }

    /**
     * For a use: plans that are for another one are left out, and those that say nothing of it stay.
     *
     * @param list<Plan> $plans
     * @return list<Plan>
     */
    public static function forUse(array $plans, ?PlanFor $use): array
    {
        return self::those($plans, static fn (Plan $plan): bool => $use === null || in_array($plan->for, [null, PlanFor::Both, $use], true));
    }

    /**
     * Whether there is anything to switch between: plans paid by the month, and others paid by the year.
     *
     * @param list<Plan> $plans
     */
    public static function hasBothPeriods(array $plans): bool
    {
        foreach (Duration::cases() as $duration) {
            if (self::those($plans, static fn (Plan $plan): bool => $plan->duration === $duration) === []) {
                return false;
            }
        }

        return true;
    }

    /**
     * Those of a period, and those that have none. Where only one period has plans, it parts nothing.
     *
     * @param list<Plan> $plans
     * @return list<Plan>
     */
    public static function ofPeriod(array $plans, ?Duration $period): array
    {
        if ($period === null || !self::hasBothPeriods($plans)) {
            return $plans;
        }

        return self::those($plans, static fn (Plan $plan): bool => in_array($plan->duration, [null, $period], true));
    }

    /**
     * @param list<Plan> $plans
     * @param callable(Plan): bool $are
     * @return list<Plan>
     */
    private static function those(array $plans, callable $are): array
    {
        return array_values(array_filter($plans, $are));
    }
}
