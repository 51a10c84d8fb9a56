<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\ContactForms;

use Gazetteer\Domain\ContactForm\Form;
use Gazetteer\Domain\ContactForm\Posted;
use Gazetteer\Domain\ContactForm\SpamSign;
use Gazetteer\WordPress\RefusalTexts;
use Throwable;

if (!defined('ABSPATH')) {
    exit;
}

/** Lets other plugins name a suspicion of their own. */
final class HookedSign implements SpamSign
{
    public function suspicion(Form $form, Posted $posted): string
    {
        try {
            $suspicion = apply_filters('gazetteer_contact_form_suspicion', '', $form, $posted);
        } catch (Throwable $bug) {
            // Whatever is wrong with other code, the message is not to be lost to it.
            RefusalTexts::report($bug);

            return '';
        }

        return is_string($suspicion) ? $suspicion : '';
    }
}
