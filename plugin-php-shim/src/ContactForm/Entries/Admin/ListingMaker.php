<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries\Admin;

use Gazetteer\ContactForm\Domain\Entries\Entry;

/** Creates a listing from an entry. The listings module implements it. */
interface ListingMaker
{
    public function isOffered(Entry $entry): bool;

    /** The ID of the listing that was created from this entry; 0 for none. */
    public function made(Entry $entry): int;

    /** The ID of the new draft or of the existing listing; 0 if none can be created. */
    public function make(Entry $entry): int;
}
