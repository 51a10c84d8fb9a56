<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Submission;

use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Outcome;

/** Is told what became of a form that was sent, once for each message. */
interface SubmissionListener
{
    public function judged(Form $form, Posted $posted, Outcome $outcome): void;
}
