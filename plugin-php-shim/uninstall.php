<?php
/**
 * Deletes the plugin's data from the database and the uploads, on every site of a network. Like
 * gazetteer.php, this file must run on old PHP versions.
 */

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- the inserted parts are constants and integers; values are prepared.
// phpcs:disable WordPress.WP.AlternativeFunctions -- local files; WP_Filesystem could ask for FTP credentials.

if (!defined('WP_UNINSTALL_PLUGIN')) {
    exit;
}

function gazetteer_forget()
{
    global $wpdb;

    wp_clear_scheduled_hook('gazetteer_retry_mail');
    wp_clear_scheduled_hook('gazetteer_sweep_entries');
    wp_clear_scheduled_hook('gazetteer_rebuild_search_index');
    wp_clear_scheduled_hook('gazetteer_migrate_tables');
    wp_clear_scheduled_hook('gazetteer_sweep_submissions');
    wp_clear_scheduled_hook('gazetteer_sweep_link_clicks');
    wp_clear_scheduled_hook('gazetteer_neutral_names');
    // Each mail has its own cron event. Old WordPress versions cannot remove all events of a hook.
    if (function_exists('wp_unschedule_hook')) {
        wp_unschedule_hook('gazetteer_retry_submission_mail');
        wp_unschedule_hook('gazetteer_expire_listings');
        wp_unschedule_hook('gazetteer_retry_claim_mail');
    }
    // An earlier version of the plugin scheduled this event.
    wp_clear_scheduled_hook('gazetteer_rebuild_lookup');

    $forms = get_posts(array('post_type' => 'gazetteer_form', 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids'));
    $trashed = get_posts(array('post_type' => 'gazetteer_form', 'post_status' => array('trash', 'auto-draft'), 'numberposts' => -1, 'fields' => 'ids'));
    foreach (array_merge($forms, $trashed) as $form) {
        wp_delete_post($form, true);
    }

    // Images of edits that are pending review.
    $waiting = get_posts(array('post_type' => 'attachment', 'post_status' => 'private', 'meta_key' => '_gazetteer_waits_for', 'numberposts' => -1, 'fields' => 'ids'));
    foreach ($waiting as $image) {
        wp_delete_attachment($image, true);
    }
    delete_metadata('post', 0, '_gazetteer_waiting_edit', '', true);
    delete_metadata('post', 0, '_gazetteer_declined_edit', '', true);
    delete_metadata('user', 0, 'gazetteer_dismissed_proxy', '', true);
    // This user meta marks accounts that the plugin created.
    delete_metadata('user', 0, 'gazetteer_made', '', true);

    $chosen = get_option('gazetteer');
    if (is_array($chosen) && !empty($chosen['removeListings'])) {
        gazetteer_forget_listings();
    }

    gazetteer_forget_folders();

    $wpdb->query('DROP TABLE IF EXISTS ' . $wpdb->prefix . 'gazetteer_entries');
    $wpdb->query('DROP TABLE IF EXISTS ' . $wpdb->prefix . 'gazetteer_claims');
    $wpdb->query('DROP TABLE IF EXISTS ' . $wpdb->prefix . 'gazetteer_link_clicks');
    $wpdb->query('DROP TABLE IF EXISTS ' . $wpdb->prefix . 'gazetteer_listings_due');
    $wpdb->query('DROP TABLE IF EXISTS ' . $wpdb->prefix . 'gazetteer_outbound_links');
    $wpdb->query('DROP TABLE IF EXISTS ' . $wpdb->prefix . 'gazetteer_mails');
    $wpdb->query('DROP TABLE IF EXISTS ' . $wpdb->prefix . 'gazetteer_import_log');
    // Tables of the search index. The last table is from an earlier version of the plugin.
    foreach (array('gazetteer_listings', 'gazetteer_facets', 'gazetteer_sets', 'gazetteer_cards') as $table) {
        $wpdb->query('DROP TABLE IF EXISTS ' . $wpdb->prefix . $table);
        $wpdb->query('DROP TABLE IF EXISTS ' . $wpdb->prefix . $table . '_2');
    }
    $wpdb->query("DELETE FROM {$wpdb->prefix}options WHERE option_name LIKE 'gazetteer\\_tally\\_%' OR option_name LIKE 'gazetteer\\_submission\\_%' OR option_name LIKE 'gazetteer\\_waiting\\_%'");
    delete_option('gazetteer_entries');
    delete_option('gazetteer_folder');
    delete_option('gazetteer_addresses');
    // WordPress rebuilds this cache of the term hierarchy.
    delete_option('gazetteer_category_children');
    delete_option('gazetteer_location_children');
    delete_option('gazetteer_search_index');
    delete_option('gazetteer_search_index_lock');
    delete_option('gazetteer_imports');
    delete_option('gazetteer_import_runs');
    delete_option('gazetteer_import_lock');
    delete_option('gazetteer_expiry_since');
    delete_option('gazetteer_neutral_names');
    delete_option('gazetteer_wrong_bot_key');
    delete_option('gazetteer_set_up');
    // Options with schema versions. If tables remain, a new installation reads their schema.
    delete_option('gazetteer_table_entries');
    delete_option('gazetteer_table_orders');
    delete_option('gazetteer_table_claims');
    delete_option('gazetteer_table_link_clicks');
    delete_option('gazetteer_table_listings_due');
    delete_option('gazetteer_table_outbound_links');
    delete_option('gazetteer_table_mails');
    delete_option('gazetteer_table_import_log');
    // An earlier version of the plugin stored this option.
    delete_option('gazetteer_orders');
    delete_option('gazetteer_lookup');
    delete_option('gazetteer_lookup_lock');
    // WordPress rebuilds the rewrite rules without the plugin's rules.
    delete_option('rewrite_rules');
    delete_metadata('user', 0, 'gazetteer_entries_per_page', '', true);
    delete_option('gazetteer');
}

/**
 * Deletes the directory's data if it is stored under the plugin's default names. Data under other
 * names belongs to another theme or plugin. The post types and taxonomies must be registered for
 * WordPress's delete functions.
 */
function gazetteer_forget_listings()
{
    global $wpdb;

    require_once dirname(__FILE__) . '/uninstall-photos.php';
    $taxonomies = array('gazetteer_category', 'gazetteer_location', 'gazetteer_feature', 'gazetteer_tag');
    $types = array('gazetteer_listing', 'gazetteer_plan', 'gazetteer_field');
    foreach ($taxonomies as $taxonomy) {
        register_taxonomy($taxonomy, 'gazetteer_listing', array('rewrite' => false));
    }
    foreach ($types as $type) {
        register_post_type($type, array('rewrite' => false));
        do {
            $ids = $wpdb->get_col($wpdb->prepare("SELECT ID FROM {$wpdb->posts} WHERE post_type = %s ORDER BY ID LIMIT 200", $type));
            $gone = 0;
            $photos = $type === 'gazetteer_listing' ? gazetteer_photos_of($ids) : array();
            foreach ($ids as $id) {
                $gone += wp_delete_post((int) $id, true) ? 1 : 0;
            }
            gazetteer_forget_photos($photos);
            wp_cache_flush();
            // Stop if no post was deleted, because another plugin may prevent deletions.
        } while ($ids && $gone);
    }
    $wpdb->query('DROP TABLE IF EXISTS ' . $wpdb->prefix . 'gazetteer_orders');
    foreach ($taxonomies as $taxonomy) {
        $terms = get_terms(array('taxonomy' => $taxonomy, 'hide_empty' => false, 'fields' => 'ids'));
        foreach (is_array($terms) ? $terms : array() as $term) {
            wp_delete_term((int) $term, $taxonomy);
        }
    }
}

/** Deletes the plugin's upload folders. They contain files, but no folders. */
function gazetteer_forget_folders()
{
    $uploads = wp_upload_dir(null, false);
    $base = $uploads['basedir'];
    foreach (is_dir($base) ? (array) scandir($base) : array() as $name) {
        $folder = $base . '/' . $name;
        if (!preg_match('/^gazetteer-(captcha|temp|[0-9a-f]{24})$/D', $name) || !is_dir($folder)) {
            continue;
        }
        foreach (array_diff((array) scandir($folder), array('.', '..')) as $file) {
            @unlink($folder . '/' . $file);
        }
        @rmdir($folder);
    }
}

if (is_multisite()) {
    foreach (get_sites(array('fields' => 'ids', 'number' => 0)) as $gazetteer_site) {
        switch_to_blog($gazetteer_site);
        gazetteer_forget();
        restore_current_blog();
    }
} else {
    gazetteer_forget();
}
