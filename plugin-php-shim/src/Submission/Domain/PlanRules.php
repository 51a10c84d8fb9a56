<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

use Gazetteer\Contract\ErrorKey;
use Gazetteer\Contract\Field;
use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanFor;

/**
 * The rules of plans for submitted listings: which plan a listing may have, and which form fields are then required.
 */
final class PlanRules
{
    public const NO_PLAN = 'none';
    /** The name of the required field group "social": the visitor must enter at least one social network profile. */
    public const SOCIAL = 'social';

    /**
     * The plan feature that each field needs; null if all plans include the field. Title, category and description
     * are not listed, because they are always required.
     */
    private const INCLUDED_BY = [
        ErrorKey::LOCATION => null,
        ErrorKey::ADDRESS => Inclusion::Location,
        Field::PHONE => Inclusion::Contact,
        Field::WEBSITE => Inclusion::Website,
        self::SOCIAL => Inclusion::Social,
        ErrorKey::GALLERY => Inclusion::Gallery,
        Field::FEATURED_IMAGE => Inclusion::FeaturedImage,
        Field::LOGO => null,
    ];

    /**
     * Checks the plan that was selected for a new listing.
     *
     * @param string $named The submitted value.
     * @param ?Plan $plan The matching plan on sale.
     * @param list<int> $categories Categories of the listing.
     */
    public static function faultOfNew(string $named, ?Plan $plan, array $categories, bool $needsPlan): ?Fault
    {
        if (in_array($named, ['', '0', self::NO_PLAN], true)) {
            return $needsPlan ? Fault::NoPlan : null;
        }
        if ($plan === null || $plan->for === PlanFor::Claim) {
            return Fault::PlanGone;
        }

        return $categories === [] && $plan->isByCategory ? Fault::PlanElsewhere : self::faultOfEdited($plan, $categories, []);
    }

    /**
     * Checks the categories of an edited listing. The listing may keep categories that it had before, even if the
     * plan does not allow them.
     *
     * @param list<int> $categories The submitted categories.
     * @param list<int> $had
     */
    public static function faultOfEdited(?Plan $plan, array $categories, array $had): ?Fault
    {
        return $plan !== null && $plan->isByCategory && array_diff($categories, $plan->categories, $had) !== [] ? Fault::PlanElsewhere : null;
    }

    /**
     * Returns the required fields that the plan includes. The form does not show the fields that the plan excludes.
     *
     * @param list<string> $parts The fields that the site requires.
     * @param ?Plan $plan Null if no plan is selected; the form then shows all fields.
     * @return list<string>
     */
    public static function requiredParts(?Plan $plan, array $parts): array
    {
        if ($parts === []) {
            return [];
        }
        $known = array_intersect_key(self::INCLUDED_BY, array_flip($parts));

        return array_keys(array_filter($known, static fn (?Inclusion $inclusion): bool => $plan === null || $inclusion === null || $plan->has($inclusion)));
    }
}
