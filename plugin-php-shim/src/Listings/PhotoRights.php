<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use Closure;
use Gazetteer\Contract\Meta;
use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Fields\ValueCleaning;
use WP_Post;

/**
 * Decides which photos a listing may show. Authors can enter any attachment id in the gallery. So a photo is shown
 * only if the listing's author, or the user who added the photo, may use it.
 */
final class PhotoRights
{
    /** Meta of a listing: the gallery photos that a user with permission has added. */
    public const APPROVED = '_gazetteer_photos';

    /** @param Closure(): DataNames $names */
    public function __construct(private readonly Closure $names)
    {
    }

    /**
     * Whether a listing may show a photo. Always true for the featured image, because WordPress has checked
     * permissions, and for listings without an author, because only managers can edit them.
     */
    public static function mayShow(Listing $listing, int $photo): bool
    {
        return $listing->author === 0
            || $photo === $listing->image
            || in_array($photo, self::approved($listing->id), true)
            || (get_post($photo)->post_parent ?? 0) === $listing->id
            || self::mayUse($listing->author, $photo);
    }

    /**
     * Stores which of the newly added photos the current user may use, for example when a manager adds a photo to
     * another user's listing.
     */
    public function remember(mixed $written, mixed $listing, mixed $key, mixed $gallery): mixed
    {
        $listing = (int) $listing;
        if ($key === Meta::GALLERY && $written === null && $gallery !== '' && get_post_type($listing) === ($this->names)()->listing) {
            $user = get_current_user_id();
            $added = array_diff(ValueCleaning::ids($gallery), ValueCleaning::ids(get_post_meta($listing, Meta::GALLERY, true)));
            $approved = array_filter($added, static fn (int $photo): bool => self::mayUse($user, $photo));
            if ($approved !== []) {
                update_post_meta($listing, self::APPROVED, implode(',', array_unique([...self::approved($listing), ...$approved])));
            }
        }

        return $written;
    }

    private static function mayUse(int $user, int $photo): bool
    {
        $post = get_post($photo);

        return $user > 0
            && $post instanceof WP_Post
            && $post->post_type === 'attachment'
            && ((int) $post->post_author === $user || user_can($user, 'edit_post', $photo));
    }

    /** @return list<int> */
    private static function approved(int $listing): array
    {
        return ValueCleaning::ids(get_post_meta($listing, self::APPROVED, true));
    }
}
