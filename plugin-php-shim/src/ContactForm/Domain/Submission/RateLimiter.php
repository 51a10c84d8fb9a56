<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Submission;

interface RateLimiter
{
    /**
     * Counts one attempt of this address. Returns the seconds until the next one is allowed; 0 if it is allowed now.
     */
    public function wait(string $address): int;
}
