<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\ContactForms;

use Gazetteer\Domain\ContactForm\Form;
use Gazetteer\Domain\ContactForm\Posted;
use Gazetteer\Domain\ContactForm\SpamSign;

/** Lets other plugins name a suspicion of their own. */
final class HookedSign implements SpamSign
{
    public function suspicion(Form $form, Posted $posted): string
    {
        $suspicion = apply_filters('gazetteer_contact_form_suspicion', '', $form, $posted);

        return is_string($suspicion) ? $suspicion : '';
    }
}
