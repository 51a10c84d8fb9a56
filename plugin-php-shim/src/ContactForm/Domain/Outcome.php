<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

/** What became of a sent form: one of the contract's server statuses, the words for it, and what to mend. */
final class Outcome
{
    /** @param array<string, string> $invalid Message by field name; the first error of each. */
    public function __construct(
        public readonly string $status,
        public readonly string $message,
        public readonly array $invalid = [],
        public readonly string $hash = '',
    ) {
    }
}
