<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Spam;

use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Submission\Posted;

/** A check that may classify a message as spam. */
interface SpamCheck
{
    /** The reason for the owner, as a short text; '' if the message is not suspicious. */
    public function suspicion(Form $form, Posted $posted): string;
}
