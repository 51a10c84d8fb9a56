<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\ContactForms;

use Gazetteer\Domain\ContactForm\Form;
use Gazetteer\Domain\ContactForm\Outcome;
use Gazetteer\Domain\ContactForm\Posted;
use Gazetteer\Domain\ContactForm\SubmissionListener;
use Gazetteer\WordPress\Extensions;

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
