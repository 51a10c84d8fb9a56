<?php

/** Sets options of the site, and activates the theme. */
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
    // Calling `switch_theme()` for the theme that is already active would stop WordPress from
    // autoloading the theme's options.
    if (get_stylesheet() !== 'gazetteer-demo' && wp_get_theme('gazetteer-demo')->exists()) {
        switch_theme('gazetteer-demo');
    }
}

/** Activates the plugin. Returns whether it was inactive before. Throws if the plugin fails to load. */
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

/** Stores the pages of the directory and the form on listing pages, as the plugin's setup does. */
function gazetteer_demo_directory_settings(array $purposes, GazetteerDemoPlanted $pages, int $messageForm): void
{
    $chosen = ['pages' => array_map($pages->id(...), $purposes), 'messageForm' => $messageForm];
    $option = (array) get_option('gazetteer', []);
    if (array_intersect_key($option, $chosen) != $chosen) {
        update_option('gazetteer', $chosen + $option);
    }
}
