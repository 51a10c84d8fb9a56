<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

use Gazetteer\Contract\ErrorKey;
use Gazetteer\Contract\Field;
use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Plans\Domain\Plan;

/** Which of the parts that a site asks for a listing has to have: the form shows only what its plan includes. */
final class RequiredParts
{
    /** At least one network. */
    public const SOCIAL = 'social';

    /** Beside title, category and description, which every listing has; what every plan includes stands with null. */
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
     * @param ?Plan $plan Null where none is chosen: everything is shown.
     * @return list<string>
     */
    public static function under(?Plan $plan, array $parts): array
    {
        $known = array_intersect_key(self::INCLUDED_BY, array_flip($parts));

        return array_keys(array_filter($known, static fn (?Inclusion $inclusion): bool => $plan === null || $inclusion === null || $plan->has($inclusion)));
    }
}
