<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Submission;

use Gazetteer\ContactForm\Domain\Form;

/** Lets other code reject a form that passed all checks. */
interface Veto
{
    /** The message for the visitor, '' for the form's default message; null if nothing objects. */
    public function against(Form $form, Posted $posted): ?string;
}
