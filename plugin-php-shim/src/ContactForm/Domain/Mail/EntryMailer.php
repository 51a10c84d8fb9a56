<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Mail;

use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Form;

/** Writes and sends an entry's mails. */
interface EntryMailer
{
    /** '' when the owner's mail went out, else what stood in its way. A reply that fails is not a failure. */
    public function deliver(Form $form, Entry $entry): string;
}
