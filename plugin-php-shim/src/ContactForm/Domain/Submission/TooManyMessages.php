<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Submission;

use RuntimeException;

/** More tries from one address than any person makes. */
final class TooManyMessages extends RuntimeException
{
    public function __construct(public readonly int $seconds)
    {
        parent::__construct('too often');
    }
}
