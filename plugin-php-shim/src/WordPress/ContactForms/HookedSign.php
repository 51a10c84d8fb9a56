<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\ContactForms;

use Gazetteer\Domain\ContactForm\Form;
use Gazetteer\Domain\ContactForm\Posted;
use Gazetteer\Domain\ContactForm\SpamSign;
use Gazetteer\WordPress\Extensions;

if (!defined('ABSPATH')) {
    exit;
}

/** Lets other plugins name a suspicion of their own. */
final class HookedSign implements SpamSign
{
    public function suspicion(Form $form, Posted $posted): string
    {
        $suspicion = Extensions::filter('gazetteer_contact_form_suspicion', '', $form, $posted);

        return is_string($suspicion) ? $suspicion : '';
    }
}
