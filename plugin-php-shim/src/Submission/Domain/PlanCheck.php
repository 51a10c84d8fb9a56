<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanFor;

/** Whether a listing may have the plan that was chosen for it. */
final class PlanCheck
{
    public const NONE = 'none';

    /**
     * @param string $named As it was sent.
     * @param ?Plan $plan The plan on offer that goes by it.
     * @param list<int> $categories Of the listing.
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
     * An edited listing keeps its plan, and those of its categories that it had before.
     *
     * @param list<int> $categories As they were sent.
     * @param list<int> $had
     */
    public static function ofEdited(?Plan $plan, array $categories, array $had): ?Fault
    {
        return $plan !== null && $plan->isByCategory && array_diff($categories, $plan->categories, $had) !== [] ? Fault::PlanElsewhere : null;
    }
}
