<?php

declare(strict_types=1);

namespace Gazetteer\Data;

use WP_Post;

/**
 * Changes only the status of a post and fires WordPress's publishing hooks. `wp_update_post()` would also filter the
 * content by the capabilities of the current user.
 */
final class PostStatus
{
    /**
     * Returns true if this request changed the status. If several requests run at the same time, only one of them
     * returns true.
     */
    public static function change(int $id, string $from, string $to): bool
    {
        global $wpdb;
        $before = get_post($id);
        // phpcs:ignore WordPress.DB.DirectDatabaseQuery
        if (!$before instanceof WP_Post || (int) $wpdb->update($wpdb->posts, ['post_status' => $to], ['ID' => $id, 'post_status' => $from]) !== 1) {
            return false;
        }
        clean_post_cache($id);
        $after = get_post($id);
        if (!$after instanceof WP_Post) {
            return false;
        }
        // phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
        wp_transition_post_status($to, $from, $after);
        do_action("edit_post_{$after->post_type}", $id, $after);
        do_action('edit_post', $id, $after);
        do_action("save_post_{$after->post_type}", $id, $after, true);
        do_action('save_post', $id, $after, true);
        do_action('wp_insert_post', $id, $after, true);
        wp_after_insert_post($after, true, $before);
        // phpcs:enable

        return true;
    }
}
