<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** The claim UI on listing pages, provided by the claims module. */
interface ListingClaims
{
    /** Runs before a listing's page is rendered, and loads the assets of the claim form if the visitor opened it. */
    public function open(): void;

    /** Returns the claim form, which replaces the listing if the visitor opened it; otherwise ''. */
    public function form(Listing $listing): string;

    /** Returns the link to the claim form, shown below the listing; '' if this visitor cannot claim it. */
    public function link(Listing $listing): string;

    /** Returns the URL of the claim form; '' if this visitor cannot claim the listing. */
    public function address(int $listing): string;
}
