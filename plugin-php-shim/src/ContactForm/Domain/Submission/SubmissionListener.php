<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Submission;

use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Outcome;

/** Called once for each message, with the outcome. */
interface SubmissionListener
{
    public function judged(Form $form, Posted $posted, Outcome $outcome): void;
}
