<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Review;

use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Domain\Listing;

/** The images of pending edits. They are private attachments until the edit is approved. */
final class WaitingImages
{
    /** Attachment meta with the ID of the edited listing. */
    public const META = '_gazetteer_waits_for';
    public const STATUS = 'private';
    private const BATCH = 100;

    /** Makes images of an approved edit ordinary attachments, if the public listing now uses them. */
    public static function release(Listing $listing): void
    {
        global $wpdb;
        foreach (array_intersect(self::waitingFor($listing->id), self::usedBy($listing)) as $image) {
            // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress would rewrite the whole post.
            $wpdb->update($wpdb->posts, ['post_status' => 'inherit'], ['ID' => $image]);
            delete_post_meta($image, self::META);
            clean_post_cache($image);
        }
    }

    /** Deletes a listing's pending images that the edit does not use. If there is no edit, deletes all of them. */
    public static function deleteUnused(int $listing, ?PendingEdit $edit): void
    {
        foreach (array_diff(self::waitingFor($listing), $edit === null ? [] : self::usedBy($edit->wanted)) as $image) {
            wp_delete_attachment($image, true);
        }
    }

    /** Deletes old images that no pending edit uses, such as those of aborted requests. */
    public static function sweep(PendingEdits $edits, int $before): void
    {
        global $wpdb;
        // phpcs:ignore WordPress.DB.DirectDatabaseQuery
        $rows = $wpdb->get_results($wpdb->prepare(
            "SELECT p.ID, m.meta_value FROM {$wpdb->posts} p INNER JOIN {$wpdb->postmeta} m ON m.post_id = p.ID WHERE m.meta_key = %s AND p.post_type = 'attachment' AND p.post_date_gmt < %s ORDER BY p.ID DESC LIMIT %d",
            self::META,
            gmdate('Y-m-d H:i:s', $before),
            self::BATCH,
        ), ARRAY_A);
        foreach ((array) $rows as $row) {
            $edit = $edits->find((int) $row['meta_value']);
            if ($edit === null || !in_array((int) $row['ID'], self::usedBy($edit->wanted), true)) {
                wp_delete_attachment((int) $row['ID'], true);
            }
        }
    }

    /** @return list<int> Includes the featured image and the logo. */
    public static function usedBy(Listing $listing): array
    {
        $logo = $listing->detail(Detail::Logo);

        return array_values(array_filter([...$listing->gallery, $listing->image, $logo === '' ? 0 : attachment_url_to_postid($logo)]));
    }

    /** @return list<int> */
    private static function waitingFor(int $listing): array
    {
        return array_map(intval(...), get_posts([
            'post_type' => 'attachment',
            'post_status' => self::STATUS,
            'meta_key' => self::META, // phpcs:ignore WordPress.DB.SlowDBQuery
            'meta_value' => (string) $listing, // phpcs:ignore WordPress.DB.SlowDBQuery
            'numberposts' => -1,
            'fields' => 'ids',
        ]));
    }
}
