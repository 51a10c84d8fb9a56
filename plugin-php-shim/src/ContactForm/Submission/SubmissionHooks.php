<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Submission;

use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\ContactForm\Domain\Spam\SpamCheck;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\ContactForm\Domain\Submission\SubmissionListener;
use Gazetteer\ContactForm\Domain\Submission\Veto;
use Gazetteer\Kernel\Extensions;

if (!defined('ABSPATH')) {
    exit;
}

/** The hooks of a submission: filters to mark it as spam and to reject it, and an action with the outcome. */
final class SubmissionHooks implements SpamCheck, Veto, SubmissionListener
{
    /** A plugin returns a reason. */
    public function suspicion(Form $form, Posted $posted): string
    {
        $suspicion = Extensions::filter('gazetteer_contact_form_suspicion', '', $form, $posted);

        return is_string($suspicion) ? $suspicion : '';
    }

    /** A plugin returns true, or the message for the visitor. */
    public function against(Form $form, Posted $posted): ?string
    {
        $veto = Extensions::filter('gazetteer_abort_contact_form', false, $form, $posted);

        return $veto === true ? '' : (is_string($veto) && $veto !== '' ? wp_strip_all_tags($veto) : null);
    }

    public function judged(Form $form, Posted $posted, Outcome $outcome): void
    {
        Extensions::fire('gazetteer_form_received', $form, $posted, $outcome);
    }
}
