<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Entries;

/** Where an entry is on its way to the owner. */
enum EntryState: string
{
    /** Kept, and its mail not yet tried or under way. */
    case Taken = 'taken';
    case Sent = 'sent';
    /** Its mail failed and is tried again later. */
    case Waiting = 'waiting';
    /** Its mail failed for the last time. */
    case Failed = 'failed';
    case Spam = 'spam';
}
