<?php

declare(strict_types=1);

namespace Gazetteer\Api;

/** A source of listings for `wp gazetteer listings import`. Register it with the filter `gazetteer_importers`. */
interface ListingImporter
{
    /** The name of the source, for messages. Plain text. */
    public function label(): string;

    /** Whether it can read this local file, or, if the path is '', the tables of the site. */
    public function canRead(string $path): bool;

    /**
     * The listings, in the same order at each call, so that a stopped import can continue. Each row contains values by
     * the column names of import files, such as `key`, `title` and `category`. Yield the rows to save memory.
     *
     * @return iterable<array<string, mixed>>
     */
    public function rows(string $path): iterable;
}
