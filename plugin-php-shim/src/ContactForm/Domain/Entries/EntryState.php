<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Entries;

/** The delivery state of an entry. */
enum EntryState: string
{
    /** Stored; the mail is not sent yet or is being sent. */
    case Taken = 'taken';
    case Sent = 'sent';
    /** The mail failed and is retried later. */
    case Waiting = 'waiting';
    /** The last attempt to mail failed. */
    case Failed = 'failed';
    case Spam = 'spam';
}
