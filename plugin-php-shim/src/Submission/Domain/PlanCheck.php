<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanFor;

/** Checks whether a listing may have the selected plan. */
final class PlanCheck
{
    public const NONE = 'none';

    /**
     * @param string $named The submitted value.
     * @param ?Plan $plan The matching plan on sale.
     * @param list<int> $categories Categories of the listing.
     */
    public static function fault(string $named, ?Plan $plan, array $categories, bool $needsPlan): ?Fault
    {
        if (in_array($named, ['', '0', self::NONE], true)) {
            return $needsPlan ? Fault::NoPlan : null;
        }
        if ($plan === null || $plan->for === PlanFor::Claim) {
            return Fault::PlanGone;
        }

        return $categories === [] && $plan->isByCategory ? Fault::PlanElsewhere : self::ofEdited($plan, $categories, []);
    }

    /**
     * An edited listing keeps its plan and the categories that it already had.
     *
     * @param list<int> $categories The submitted categories.
     * @param list<int> $had
     */
    public static function ofEdited(?Plan $plan, array $categories, array $had): ?Fault
    {
        return $plan !== null && $plan->isByCategory && array_diff($categories, $plan->categories, $had) !== [] ? Fault::PlanElsewhere : null;
    }
}
