<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Spam;

use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Spam\SpamCheck;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\Kernel\Extensions;

if (!defined('ABSPATH')) {
    exit;
}

/** Lets other plugins mark a message as spam, with a reason. */
final class HookedCheck implements SpamCheck
{
    public function suspicion(Form $form, Posted $posted): string
    {
        $suspicion = Extensions::filter('gazetteer_contact_form_suspicion', '', $form, $posted);

        return is_string($suspicion) ? $suspicion : '';
    }
}
