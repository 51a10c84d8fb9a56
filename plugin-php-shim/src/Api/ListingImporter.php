<?php

declare(strict_types=1);

namespace Gazetteer\Api;

/**
 * A source of listings for the import screen and `wp gazetteer listings import`. Register it with the filter
 * `gazetteer_importers`.
 */
interface ListingImporter
{
    /** The name of the source for messages, as plain text. */
    public function label(): string;

    /**
     * Whether the importer can read this local file. If the path is '', whether it can read database tables of the
     * site.
     */
    public function canRead(string $path): bool;

    /**
     * Returns one row per listing. Each row contains values by column name, such as `key`, `title` and `category`.
     * The order must be the same at each call, so that a stopped import can continue. Yield the rows to save memory.
     *
     * @return iterable<array<string, mixed>>
     */
    public function rows(string $path): iterable;
}
