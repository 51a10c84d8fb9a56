<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries\Admin;

use Gazetteer\ContactForm\Domain\Entries\Entry;

/** Makes a listing of an entry, where somebody has listings. */
interface ListingMaker
{
    public function isOffered(Entry $entry): bool;

    /** The listing that was made of this entry; 0 for none. */
    public function made(Entry $entry): int;

    /** The new draft, or the one that was made before; 0 where none can be made. */
    public function make(Entry $entry): int;
}
