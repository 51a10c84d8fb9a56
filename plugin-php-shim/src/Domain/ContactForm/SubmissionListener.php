<?php

declare(strict_types=1);

namespace Gazetteer\Domain\ContactForm;

/** Is told what became of a form that was sent, once for each message. */
interface SubmissionListener
{
    public function judged(Form $form, Posted $posted, Outcome $outcome): void;
}
