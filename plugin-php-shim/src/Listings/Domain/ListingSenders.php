<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** Sends mail to the people who submitted listings. */
interface ListingSenders
{
    /**
     * Emails the sender of a listing that it is public. The caller ensures that this is called only once per listing.
     */
    public function tellPublished(int $listing): void;
}
