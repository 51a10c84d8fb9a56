<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Review\Admin;

/** One change as the screen shows it. */
final class ChangeRow
{
    /**
     * @param string $label Plain text.
     * @param string $now Markup, as is what is wanted.
     * @param string $difference Markup that shows both at once; '' where they stand beside each other.
     */
    public function __construct(
        public readonly string $field,
        public readonly string $label,
        public readonly string $now,
        public readonly string $wanted,
        public readonly string $difference,
        public readonly bool $isContested,
    ) {
    }
}
