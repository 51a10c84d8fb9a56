<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Entries;

/** The delivery state of an entry. */
enum EntryState: string
{
    /** The message is stored. The mail is not sent yet, or is being sent. */
    case Taken = 'taken';
    case Sent = 'sent';
    /** The mail failed and is retried later. */
    case Waiting = 'waiting';
    /** The last attempt to send the mail failed, and there are no more attempts. */
    case Failed = 'failed';
    case Spam = 'spam';
}
