<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Writing;

use Gazetteer\Listings\Domain\Listing;

/** Tells one state of a listing from another, so that an edit does not undo another one that nobody saw. */
final class EditVersion
{
    /** For the hidden input Field::PASSED_VERSION. */
    public static function of(Listing $listing): string
    {
        return substr(hash('sha256', serialize([
            $listing->title,
            $listing->content,
            $listing->categories,
            $listing->locations,
            $listing->features,
            $listing->tags,
            $listing->details,
            $listing->values,
            $listing->gallery,
            $listing->image,
        ])), 0, 32);
    }
}
