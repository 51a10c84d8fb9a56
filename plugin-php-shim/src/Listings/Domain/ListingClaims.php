<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** What visitors are told of claiming listings, by whoever takes claims. */
interface ListingClaims
{
    /** Before a listing's page is drawn: what it needs where its claim was asked for. */
    public function open(): void;

    /** In place of the listing where its claim was asked for: markup, or '' where it was not. */
    public function form(Listing $listing): string;

    /** Below the listing, the way to that: markup, or '' where this visitor cannot claim it. */
    public function link(Listing $listing): string;

    /** Where a listing is claimed; '' where this visitor cannot. */
    public function address(int $listing): string;
}
