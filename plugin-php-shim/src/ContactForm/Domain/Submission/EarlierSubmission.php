<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Submission;

use Gazetteer\ContactForm\Domain\Outcome;

/** What was sent before a request, as far as it matters to it. */
final class EarlierSubmission
{
    public function __construct(
        /** Of an earlier, finished try that was the same as this one. */
        public readonly ?Outcome $outcome = null,
        /** Seconds until the form takes another message: of this e-mail address, or at all. 0 for now. */
        public readonly int $wait = 0,
    ) {
    }
}
