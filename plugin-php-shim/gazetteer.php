<?php
/**
 * Plugin Name:       Gazetteer
 * Description:       A fast business directory: listings, paid plans, front-end submission and contact forms. Loads nothing on pages that do not use it.
 * Version:           0.1.0
 * Requires at least: 6.5
 * Requires PHP:      8.1
 * Author:            Gazetteer contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       gazetteer
 * Domain Path:       /languages
 */

// This file uses the syntax of PHP 5.2, so that an old server shows a notice instead of a parse
// error. The file is short, because WordPress searches all of it for plugin headers.

if (!defined('ABSPATH')) {
    exit;
}

// If two copies of the plugin are active, only the first one starts.
if (!defined('GAZETTEER_VERSION')) {
    define('GAZETTEER_VERSION', '0.1.0');
    define('GAZETTEER_FILE', __FILE__);

    function gazetteer_autoload($class)
    {
        if (strncmp($class, 'Gazetteer\\', 10) !== 0) {
            return;
        }
        $path = dirname(__FILE__) . '/src/' . str_replace('\\', '/', substr($class, 10)) . '.php';
        if (is_file($path)) {
            require $path;
        } elseif (strncmp($class, 'Gazetteer\\Api\\', 14) === 0) {
            $aliases = require dirname(__FILE__) . '/src/Api/aliases.php';
            if (isset($aliases[$class])) {
                class_exists($aliases[$class]);
            }
        }
    }

    // Pre-releases of WordPress 6.5 are accepted, because they contain the required features.
    if (version_compare(PHP_VERSION, '8.1', '<') || version_compare($GLOBALS['wp_version'], '6.5-alpha', '<')) {
        require dirname(__FILE__) . '/too-old.php';
        add_action('admin_notices', 'gazetteer_too_old_notice');
        add_action('network_admin_notices', 'gazetteer_too_old_notice');
    } else {
        spl_autoload_register('gazetteer_autoload');
        call_user_func(array('Gazetteer\\Plugin', 'boot'), __FILE__);
    }
}
