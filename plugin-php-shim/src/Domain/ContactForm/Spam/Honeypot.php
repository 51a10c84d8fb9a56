<?php

declare(strict_types=1);

namespace Gazetteer\Domain\ContactForm\Spam;

use Gazetteer\Contract\GuardInput;
use Gazetteer\Domain\ContactForm\Form;
use Gazetteer\Domain\ContactForm\Posted;
use Gazetteer\Domain\ContactForm\SpamSign;

if (!defined('ABSPATH')) {
    exit;
}

/** A line that people never see, filled in. */
final class Honeypot implements SpamSign
{
    public function suspicion(Form $form, Posted $posted): string
    {
        return $posted->guard(GuardInput::HONEYPOT) === '' ? '' : 'honeypot';
    }
}
