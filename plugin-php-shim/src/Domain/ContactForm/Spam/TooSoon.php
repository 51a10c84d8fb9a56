<?php

declare(strict_types=1);

namespace Gazetteer\Domain\ContactForm\Spam;

use Gazetteer\Contract\GuardInput;
use Gazetteer\Domain\ContactForm\DrawnToken;
use Gazetteer\Domain\ContactForm\Form;
use Gazetteer\Domain\ContactForm\Posted;
use Gazetteer\Domain\ContactForm\SpamSign;

if (!defined('ABSPATH')) {
    exit;
}

/** Sent sooner than anybody types, or without ever having been drawn. */
final class TooSoon implements SpamSign
{
    public function __construct(private readonly DrawnToken $token, private readonly int $seconds)
    {
    }

    public function suspicion(Form $form, Posted $posted): string
    {
        $age = $this->token->age($posted->guard(GuardInput::DRAWN), $form->id, $posted->time);
        if ($age === null) {
            return 'not_drawn';
        }

        return $age < $this->seconds ? 'too_soon' : '';
    }
}
