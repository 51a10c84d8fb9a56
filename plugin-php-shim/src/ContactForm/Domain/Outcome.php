<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

/** The result of a submission: the status, the message for the visitor, and the field errors. */
final class Outcome
{
    /** @param array<string, string> $invalid The first error message of each field, by field name. */
    public function __construct(
        public readonly string $status,
        public readonly string $message,
        public readonly array $invalid = [],
        public readonly string $hash = '',
    ) {
    }
}

class_alias(Outcome::class, 'Gazetteer\Api\Outcome');
