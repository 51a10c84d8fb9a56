<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** Reads and writes listings. */
interface ListingRepository
{
    public function find(int $id): ?Listing;

    /**
     * Reads the listing from the database instead of a cache. Use this method before a write that depends on the
     * current data.
     */
    public function stored(int $id): ?Listing;

    /**
     * Inserts a listing (id 0) or updates a stored one, and returns its id. Stored details that are not in the
     * listing object stay unchanged. Does not check permissions: the code that handles the request must do so.
     */
    public function save(Listing $listing): int;
}
