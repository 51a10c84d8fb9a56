<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Submission;

use Gazetteer\ContactForm\Domain\Outcome;

/** The result of looking for earlier submissions. */
final class EarlierSubmission
{
    public function __construct(
        /** The outcome of an identical earlier request that is finished. */
        public readonly ?Outcome $outcome = null,
        /** Seconds until the form accepts another message, from this email address or at all; 0 if it does now. */
        public readonly int $wait = 0,
    ) {
    }
}
