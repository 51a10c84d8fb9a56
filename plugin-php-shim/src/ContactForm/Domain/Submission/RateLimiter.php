<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Submission;

interface RateLimiter
{
    /** Counts one try of this address. Seconds until the next is welcome; 0 for now. */
    public function wait(string $address): int;
}
