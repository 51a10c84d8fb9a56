<?php

declare(strict_types=1);

namespace Gazetteer\Domain\ContactForm;

/** Writes and sends an entry's mails. */
interface Postman
{
    /** '' when the owner's mail went out, else what stood in its way. A reply that fails is not a failure. */
    public function deliver(Form $form, Entry $entry): string;
}
