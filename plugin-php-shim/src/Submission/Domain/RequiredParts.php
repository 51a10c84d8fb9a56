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

    /** Every plan has the others. */
    private const INCLUDED_BY = [
        ErrorKey::ADDRESS => Inclusion::Location,
        Field::PHONE => Inclusion::Contact,
        Field::WEBSITE => Inclusion::Website,
        self::SOCIAL => Inclusion::Social,
        ErrorKey::GALLERY => Inclusion::Gallery,
        Field::FEATURED_IMAGE => Inclusion::FeaturedImage,
    ];

    /**
     * @param list<string> $parts
     * @param ?Plan $plan Null where none is chosen: everything is shown.
     * @return list<string>
     */
    public static function under(?Plan $plan, array $parts): array
    {
        return array_values(array_filter($parts, static function (string $part) use ($plan): bool {
            $inclusion = self::INCLUDED_BY[$part] ?? null;

            return $plan === null || $inclusion === null || $plan->has($inclusion);
        }));
    }
}
