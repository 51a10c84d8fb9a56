<?php

declare(strict_types=1);

namespace Gazetteer\Reviews\Form;

use Gazetteer\Listings\Domain\Listing;
use WP_User;

/** Decides who may review a listing. */
final class ReviewRules
{
    /** Whether the listing shows reviews: only a public listing without a password does. */
    public static function isOpen(Listing $listing): bool
    {
        return get_post_status($listing->id) === 'publish' && (get_post($listing->id)->post_password ?? '') === '';
    }

    /** The owner of a listing does not review it. The site can require an account for comments. */
    public static function mayReview(Listing $listing, WP_User $user): bool
    {
        return self::isOpen($listing) && ($user->exists() ? $user->ID !== $listing->author : !self::needsAccount());
    }

    public static function needsAccount(): bool
    {
        return (bool) get_option('comment_registration');
    }
}
