<?php
/**
 * Takes everything of ours out of the database, on every site of a network.
 * Keeps to old syntax, like gazetteer.php: whoever removes the plugin may run an old server.
 */

if (!defined('WP_UNINSTALL_PLUGIN')) {
    exit;
}

function gazetteer_forget()
{
    delete_option('gazetteer');
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
