<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Review\Domain;

/** One changed value of a pending edit. */
final class ListingChange
{
    public const DETAIL = 'details.';
    public const VALUE = 'values.';

    /**
     * @param string $field Name of a listing property, detail or custom field, such as `title` or `details.phone`.
     * @param mixed $now The public value.
     * @param bool $isContested Whether the value was also changed on the site after the owner started editing.
     */
    public function __construct(
        public readonly string $field,
        public readonly mixed $now,
        public readonly mixed $wanted,
        public readonly bool $isContested,
    ) {
    }
}
