<?php

declare(strict_types=1);

namespace Gazetteer\Claims;

use Gazetteer\Contract\Meta;
use Gazetteer\Data\DataNames;
use Gazetteer\Data\StoredPost;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\ListingMeta;
use Gazetteer\Plans\Domain\Plan;
use RuntimeException;

/**
 * Transfers a listing to its claimant. Writes only the author, details and plan. Saving the whole post would filter
 * its text with the permissions of the current user. Call this in a database transaction.
 */
final class ClaimedListing
{
    /** Key in the legacy theme's data that also stores whether a listing is claimed. */
    private const LEGACY = 'claimed';

    public function __construct(private readonly DataNames $names)
    {
    }

    /**
     * Sets the new author. Call this first in the transaction: the update locks the post's row, so that a concurrent
     * transfer has to wait.
     */
    public static function transfer(int $listing, int $author): void
    {
        global $wpdb;
        $written = $wpdb->update($wpdb->posts, ['post_author' => $author], ['ID' => $listing]);
        clean_post_cache($listing);
        if ($written === false) {
            throw new RuntimeException('The listing could not be given away.');
        }
    }

    public function markClaimed(int $listing, ?Plan $plan): void
    {
        $details = [Detail::Claimed->value => 'claimed'] + ($plan === null ? [] : [ListingMeta::PLAN_DETAIL => (string) $plan->id]);
        update_post_meta($listing, $this->names->details, wp_slash(array_replace($this->stored($listing)[0], $details)));
        if ($plan !== null) {
            update_post_meta($listing, ListingMeta::PLAN, $plan->id);
        }
        if ($this->names->details === Meta::LISTING) {
            update_post_meta($listing, self::LEGACY, '1');
        }
        // Compare the stored values, because WordPress returns false both for an unchanged value and for a failed
        // write.
        [$kept, $had] = $this->stored($listing);
        if (array_intersect_key($kept, $details) != $details || ($plan !== null && $had !== $plan->id)) { // phpcs:ignore Universal.Operators.StrictComparisons -- the order of the keys does not matter.
            throw new RuntimeException('The listing could not be marked as claimed.');
        }
    }

    /**
     * @return array{array<array-key, mixed>, int} The stored details and plan, read from the database because a cache may be stale.
     */
    private function stored(int $listing): array
    {
        $stored = StoredPost::read($listing);
        $details = $stored?->meta($this->names->details);

        return [is_array($details) ? $details : [], ListingMeta::planId($stored?->meta(ListingMeta::PLAN), [])];
    }
}
