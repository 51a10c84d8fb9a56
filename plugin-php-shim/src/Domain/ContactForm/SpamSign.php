<?php

declare(strict_types=1);

namespace Gazetteer\Domain\ContactForm;

/** One reason to take a message for the work of a machine. */
interface SpamSign
{
    /** In a few words for the owner; '' for no suspicion. */
    public function suspicion(Form $form, Posted $posted): string;
}
