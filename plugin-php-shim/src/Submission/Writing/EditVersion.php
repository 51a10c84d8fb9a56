<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Writing;

use Gazetteer\Listings\Domain\Listing;

/** A hash of a listing. The form sends it back, so that an edit does not overwrite a concurrent edit. */
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
