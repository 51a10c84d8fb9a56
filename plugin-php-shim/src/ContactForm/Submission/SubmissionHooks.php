<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Submission;

use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\ContactForm\Domain\Submission\SubmissionListener;
use Gazetteer\Kernel\Extensions;

if (!defined('ABSPATH')) {
    exit;
}

/** Tells other plugins that a form was received, and what became of it. */
final class SubmissionHooks implements SubmissionListener
{
    public function judged(Form $form, Posted $posted, Outcome $outcome): void
    {
        Extensions::tell('gazetteer_form_received', $form, $posted, $outcome);
    }
}
