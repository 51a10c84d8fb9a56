<?php

declare(strict_types=1);

namespace Gazetteer\Import\Runs;

/** The database rows of a listing as text: its post, metas and terms, with their IDs. */
final class ListingSnapshot
{
    public static function take(int $listing): string
    {
        global $wpdb;

        return serialize([ // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- rows may contain bytes that JSON cannot store.
            'post' => $wpdb->get_row($wpdb->prepare("SELECT * FROM {$wpdb->posts} WHERE ID = %d", $listing), ARRAY_A),
            'metas' => $wpdb->get_results($wpdb->prepare("SELECT * FROM {$wpdb->postmeta} WHERE post_id = %d ORDER BY meta_id", $listing), ARRAY_A),
            'terms' => $wpdb->get_results($wpdb->prepare("SELECT * FROM {$wpdb->term_relationships} WHERE object_id = %d", $listing), ARRAY_A),
        ]);
    }

    /** Returns false if the listing was deleted, because a deleted listing is not created again. */
    public static function restore(int $listing, string $snapshot): bool
    {
        global $wpdb;
        $was = unserialize($snapshot, ['allowed_classes' => false]); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as above.
        if (!is_array($was) || !is_array($was['post'] ?? null) || get_post($listing) === null) {
            return false;
        }
        $wpdb->update($wpdb->posts, array_diff_key($was['post'], ['ID' => 1]), ['ID' => $listing]);
        $wpdb->delete($wpdb->postmeta, ['post_id' => $listing]);
        foreach ($was['metas'] as $meta) {
            $wpdb->insert($wpdb->postmeta, $meta);
        }
        $wpdb->delete($wpdb->term_relationships, ['object_id' => $listing]);
        foreach ($was['terms'] as $term) {
            $wpdb->insert($wpdb->term_relationships, $term);
        }
        wp_cache_delete($listing, 'post_meta');
        clean_object_term_cache($listing, (string) $was['post']['post_type']);
        clean_post_cache($listing);

        return true;
    }
}
