<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** What the current user may do with a listing. */
interface ListingRights
{
    /** Returns false if the listing does not exist or is in the trash. */
    public function mayEdit(int $listing): bool;
}
