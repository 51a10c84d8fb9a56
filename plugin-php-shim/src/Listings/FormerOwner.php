<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use Gazetteer\Plugin;
use RuntimeException;
use WP_Post;

/** Deletes the pending and declined edits of a listing's previous owner. */
final class FormerOwner
{
    /**
     * Call this inside the transaction that changes the owner.
     *
     * @throws RuntimeException
     */
    public static function deleteEdits(int $listing): void
    {
        global $wpdb;
        // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a lagging object cache may not know of it.
        $deleted = $wpdb->query($wpdb->prepare(
            "DELETE FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key IN (%s, %s)",
            $listing,
            ListingMeta::WAITING_EDIT,
            ListingMeta::DECLINED_EDIT,
        ));
        wp_cache_delete($listing, 'post_meta');
        if ($deleted === false) {
            throw new RuntimeException('The edit of the former owner could not be dropped.');
        }
    }

    /** Deletes the edits if the author of a listing was changed. A cleanup job deletes their images. */
    public static function postUpdated(int $id, WP_Post $after, WP_Post $before): void
    {
        if ($after->post_author !== $before->post_author && $after->post_type === Plugin::settings()->names()->listing) {
            self::deleteEdits($id);
        }
    }
}
