<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

use Gazetteer\Contract\ErrorKey;
use Gazetteer\Contract\Field;
use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Plans\Domain\Plan;

/** Returns the required parts of a listing under a plan. The form shows only parts that the plan includes. */
final class RequiredParts
{
    /** Requires at least one network. */
    public const SOCIAL = 'social';

    /**
     * The feature that includes each part; null if all plans include it. Title, category and description are always
     * required.
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
     * @param list<string> $parts
     * @param ?Plan $plan Null if none is selected; all parts are shown then.
     * @return list<string>
     */
    public static function under(?Plan $plan, array $parts): array
    {
        $known = array_intersect_key(self::INCLUDED_BY, array_flip($parts));

        return array_keys(array_filter($known, static fn (?Inclusion $inclusion): bool => $plan === null || $inclusion === null || $plan->has($inclusion)));
    }
}
