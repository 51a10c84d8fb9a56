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
    // Of a theme that is switched to itself, WordPress no longer reads the settings together with its own.
    if (get_stylesheet() !== 'gazetteer-demo' && wp_get_theme('gazetteer-demo')->exists()) {
        switch_theme('gazetteer-demo');
    }
}

/** Says whether it was just activated. A plugin that fails to load must not take the demo with it, nor go unnoticed. */
function gazetteer_demo_plugin(): bool
{
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    wp_clean_plugins_cache();
    if (!file_exists(WP_PLUGIN_DIR . '/gazetteer/gazetteer.php') || is_plugin_active('gazetteer/gazetteer.php')) {
        return false;
    }
    $activated = activate_plugin('gazetteer/gazetteer.php');
    if (is_wp_error($activated)) {
        throw new RuntimeException($activated->get_error_message());
    }

    return true;
}

/** Tells the plugin which pages serve the directory, as its setup does. */
function gazetteer_demo_purposes(array $purposes, GazetteerDemoPlanted $pages): void
{
    $chosen = array_map($pages->id(...), $purposes);
    $option = (array) get_option('gazetteer', []);
    if (($option['pages'] ?? null) !== $chosen) {
        update_option('gazetteer', ['pages' => $chosen] + $option);
    }
}
