<?php

declare(strict_types=1);

namespace Gazetteer\Domain\ContactForm;

use RuntimeException;

/** More tries from one address than any person makes. */
final class TooOften extends RuntimeException
{
    public function __construct(public readonly int $seconds)
    {
        parent::__construct('too often');
    }
}
