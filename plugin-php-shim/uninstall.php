<?php
/**
 * Takes everything of ours out of the database and the uploads, on every site of a network.
 * Keeps to old syntax, like gazetteer.php: whoever removes the plugin may run an old server.
 */

if (!defined('WP_UNINSTALL_PLUGIN')) {
    exit;
}

function gazetteer_forget()
{
    global $wpdb;

    wp_clear_scheduled_hook('gazetteer_retry_mail');
    wp_clear_scheduled_hook('gazetteer_sweep_entries');

    $forms = get_posts(array('post_type' => 'gazetteer_form', 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids'));
    $trashed = get_posts(array('post_type' => 'gazetteer_form', 'post_status' => array('trash', 'auto-draft'), 'numberposts' => -1, 'fields' => 'ids'));
    foreach (array_merge($forms, $trashed) as $form) {
        wp_delete_post($form, true);
    }

    $entries = get_option('gazetteer_entries');
    if (is_array($entries) && !empty($entries['folder'])) {
        gazetteer_forget_folder('gazetteer-' . $entries['folder']);
    }
    gazetteer_forget_folder('gazetteer-captcha');

    $wpdb->query('DROP TABLE IF EXISTS ' . $wpdb->prefix . 'gazetteer_entries');
    $wpdb->query("DELETE FROM {$wpdb->prefix}options WHERE option_name LIKE 'gazetteer\\_tally\\_%'");
    delete_option('gazetteer_entries');
    delete_metadata('user', 0, 'gazetteer_entries_per_page', '', true);
    delete_option('gazetteer');
}

/** A folder of ours in the uploads. It holds files only. */
function gazetteer_forget_folder($name)
{
    $uploads = wp_upload_dir(null, false);
    $folder = $uploads['basedir'] . '/' . preg_replace('/[^a-z0-9-]/', '', $name);
    if (!is_dir($folder)) {
        return;
    }
    foreach (array_diff((array) scandir($folder), array('.', '..')) as $file) {
        @unlink($folder . '/' . $file);
    }
    @rmdir($folder);
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
