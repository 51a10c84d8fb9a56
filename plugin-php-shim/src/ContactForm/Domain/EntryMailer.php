<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Form;

interface EntryMailer
{
    /**
     * Returns '' if the owner's mail was sent, otherwise the error. A failed reply to the visitor does not count as an
     * error.
     */
    public function deliver(Form $form, Entry $entry): string;
}
