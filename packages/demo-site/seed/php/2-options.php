<?php

/** The site's own settings; each is written only when it differs. */
function gazetteer_demo_options(array $plan): void
{
    $options = [
        'blogname' => $plan['title'],
        'blogdescription' => $plan['tagline'],
        'permalink_structure' => '/%postname%/',
        'timezone_string' => 'UTC',
        'default_comment_status' => 'closed',
        'show_on_front' => 'page',
    ];
    foreach ($options as $name => $value) {
        update_option($name, $value);
    }
    if (wp_get_theme('gazetteer-demo')->exists()) {
        switch_theme('gazetteer-demo');
    }
}

/** A plugin that fails to load must not take the demo with it, nor go unnoticed. */
function gazetteer_demo_plugin(): void
{
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    wp_clean_plugins_cache();
    if (!file_exists(WP_PLUGIN_DIR . '/gazetteer/gazetteer.php') || is_plugin_active('gazetteer/gazetteer.php')) {
        return;
    }
    $activated = activate_plugin('gazetteer/gazetteer.php');
    if (is_wp_error($activated)) {
        throw new RuntimeException($activated->get_error_message());
    }
}
