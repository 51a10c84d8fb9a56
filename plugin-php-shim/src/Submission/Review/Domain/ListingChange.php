<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Review\Domain;

/** One thing that an owner wants to be otherwise. */
final class ListingChange
{
    public const DETAIL = 'details.';
    public const VALUE = 'values.';

    /**
     * @param string $field A property of a listing; of details and custom fields each by itself, such as `details.phone`.
     * @param mixed $now As visitors see it.
     * @param bool $isContested It was changed on the site, too, since the owner began.
     */
    public function __construct(
        public readonly string $field,
        public readonly mixed $now,
        public readonly mixed $wanted,
        public readonly bool $isContested,
    ) {
    }
}
