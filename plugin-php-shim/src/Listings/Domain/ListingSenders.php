<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** The people who submitted listings. */
interface ListingSenders
{
    /** Emails the sender that the listing is public. The caller makes sure that this happens only once. */
    public function tellPublished(int $listing): void;
}
