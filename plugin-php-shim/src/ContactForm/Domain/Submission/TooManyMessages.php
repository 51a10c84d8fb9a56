<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Submission;

use RuntimeException;

/** Thrown if a rate limit is reached. */
final class TooManyMessages extends RuntimeException
{
    public function __construct(public readonly int $seconds)
    {
        parent::__construct('too often');
    }
}
