<?php

// This file uses the syntax of PHP 5.2, like gazetteer.php.

if (!defined('ABSPATH')) {
    exit;
}

/** Prints the admin notice if PHP or WordPress is too old. */
function gazetteer_too_old_notice()
{
    echo '<div class="notice notice-error"><p>';
    echo esc_html(
        sprintf(
            /* translators: 1: needed PHP version, 2: needed WordPress version, 3: PHP version here, 4: WordPress version here. */
            __('Gazetteer needs PHP %1$s and WordPress %2$s or newer. This site runs PHP %3$s and WordPress %4$s, so Gazetteer is not active.', 'gazetteer'),
            '8.1',
            '6.5',
            PHP_VERSION,
            get_bloginfo('version')
        )
    );
    echo '</p></div>';
}
