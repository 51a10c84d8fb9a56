<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** Those who submitted listings. */
interface ListingSenders
{
    /** Tells the sender that the listing is public. The caller makes sure that this happens once. */
    public function tellPublished(int $listing): void;
}
