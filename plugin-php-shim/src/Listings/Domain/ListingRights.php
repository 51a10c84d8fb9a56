<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** What the caller may do with a listing. */
interface ListingRights
{
    /** Only ever true of a listing that is there and not thrown away. */
    public function mayEdit(int $listing): bool;
}
