<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Writing;

use Gazetteer\Listings\Domain\Listing;

/**
 * A hash of the listing's data. The form contains the hash and submits it, so that the server can detect a concurrent
 * edit.
 */
final class EditVersion
{
    /** Returns the value of the hidden input `Field::PASSED_VERSION`. */
    public static function fromListing(Listing $listing): string
    {
        return substr(hash('sha256', serialize([
            $listing->title,
            $listing->content,
            self::sorted($listing->categories),
            self::sorted($listing->locations),
            self::sorted($listing->features),
            self::sorted($listing->tags),
            $listing->details,
            $listing->values,
            $listing->gallery,
            $listing->image,
        ])), 0, 32);
    }

    /**
     * @param list<int> $terms
     * @return list<int>
     */
    private static function sorted(array $terms): array
    {
        sort($terms);

        return $terms;
    }
}
