<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use Gazetteer\Plugin;
use RuntimeException;
use WP_Post;

/** What only concerns the owner that a listing had: their edit that waits for review, and the answer to an earlier one. */
final class FormerOwner
{
    /**
     * Belongs into the transaction that gives the listing to another owner.
     *
     * @throws RuntimeException
     */
    public static function forget(int $listing): void
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

    /** WordPress saved a post: in the editor, by the REST API or by another plugin. Images of the edit are swept. */
    public static function follow(int $id, WP_Post $after, WP_Post $before): void
    {
        if ($after->post_author !== $before->post_author && $after->post_type === Plugin::settings()->names()->listing) {
            self::forget($id);
        }
    }
}
