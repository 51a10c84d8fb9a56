<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Spam;

use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Submission\Posted;

/** One reason to take a message for the work of a machine. */
interface SpamCheck
{
    /** In a few words for the owner; '' for no suspicion. */
    public function suspicion(Form $form, Posted $posted): string;
}
