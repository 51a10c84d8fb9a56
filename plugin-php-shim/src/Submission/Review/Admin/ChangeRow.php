<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Review\Admin;

/** One change on the review screen. */
final class ChangeRow
{
    /**
     * @param string $label Plain text.
     * @param string $now The public value as HTML. The requested value is HTML, too.
     * @param string $difference HTML diff of both values; '' to show them side by side.
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
