<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Submission;

use Gazetteer\ContactForm\Domain\Form;

/** Other code that may stop a form after everything about it was found right. */
interface Veto
{
    /** What the visitor is told, '' for the form's own words; nothing where nobody objects. */
    public function against(Form $form, Posted $posted): ?string;
}
