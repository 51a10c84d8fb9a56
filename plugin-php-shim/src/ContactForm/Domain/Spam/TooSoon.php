<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Spam;

use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\Contract\GuardInput;

if (!defined('ABSPATH')) {
    exit;
}

/** Spam if the form was sent faster than anyone can type, or was never rendered. */
final class TooSoon implements SpamCheck
{
    public function __construct(private readonly RenderToken $token, private readonly int $seconds)
    {
    }

    public function suspicion(Form $form, Posted $posted): string
    {
        $age = $this->token->age($posted->extraInput(GuardInput::DRAWN), $form->id, $posted->time);
        if ($age === null) {
            return 'not_drawn';
        }

        return $age < $this->seconds ? 'too_soon' : '';
    }
}
