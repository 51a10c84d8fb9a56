<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** The reviews of listings, provided by the reviews module. */
interface ListingReviews
{
    /** Runs before a listing's page is rendered. Loads the styles, and hides the theme's own list of comments. */
    public function open(): void;

    /** @return array<string, mixed> The schema.org properties of a listing with reviews; [] if it has none. */
    public function facts(Listing $listing): array;

    /** Updates the rating of a listing after one of its comments changed. Ignores other posts. */
    public function changed(int $post): void;
}
