<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** Where listings are kept. */
interface ListingRepository
{
    public function find(int $id): ?Listing;

    /** As it is kept at this moment, whatever a cache says: for whoever writes next. */
    public function stored(int $id): ?Listing;

    /**
     * Writes a new listing (id 0) or all of a kept one, and gives back its id. Details it does not name stay as they are.
     * Asks nobody whether they may: that is for whoever takes in the call.
     */
    public function save(Listing $listing): int;
}
