<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Spam;

use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\Contract\GuardInput;

if (!defined('ABSPATH')) {
    exit;
}

/** Spam if the honeypot field, which visitors do not see, is filled in. */
final class Honeypot implements SpamCheck
{
    public function suspicion(Form $form, Posted $posted): string
    {
        return $posted->extraInput(GuardInput::HONEYPOT) === '' ? '' : 'honeypot';
    }
}
