<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Submission;

use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\Kernel\Extensions;

/** The hooks of a submission: filters to mark it as spam and to reject it, and an action with the outcome. */
final class SubmissionHooks
{
    /** Returns the reason why another plugin considers the message spam; '' if there is none. */
    public function suspicion(Form $form, Posted $posted): string
    {
        $suspicion = Extensions::filter('gazetteer_contact_form_suspicion', '', $form, $posted);

        return is_string($suspicion) ? $suspicion : '';
    }

    /**
     * Returns the message of a plugin that rejects the form, '' for the default message; null if no plugin rejects it.
     */
    public function against(Form $form, Posted $posted): ?string
    {
        $veto = Extensions::filter('gazetteer_abort_contact_form', false, $form, $posted);

        return $veto === true ? '' : (is_string($veto) && $veto !== '' ? wp_strip_all_tags($veto) : null);
    }

    /** Fires the action for a received form, once for each message. */
    public function judged(Form $form, Posted $posted, Outcome $outcome): void
    {
        Extensions::fire('gazetteer_form_received', $form, $posted, $outcome);
    }
}
