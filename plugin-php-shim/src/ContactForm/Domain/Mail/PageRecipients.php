<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Mail;

use Gazetteer\Kernel\Mail\Domain\MailAddress;

/** Finds who receives the messages that visitors send on a page, for example the owner of a listing. */
interface PageRecipients
{
    /** @return list<MailAddress> Empty if the recipients of the form's settings get the message. */
    public function find(int $post): array;
}
