<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** Answers what the current user may do with a listing. */
interface ListingRights
{
    /** Whether the user may edit the listing. False if the listing does not exist or is in the trash. */
    public function mayEdit(int $listing): bool;
}
