<?php

/**
 * Simulates a server that is too old: loads the plugin’s main file and its uninstaller with a
 * minimal WordPress, and prints the notice for the administrator. Uses the syntax of PHP 5.2.
 */

define('ABSPATH', '/wordpress/');
$wp_version = '4.9';
$gazetteer_hooks = array();

function add_action($hook, $callback)
{
    global $gazetteer_hooks;
    $gazetteer_hooks[$hook] = $callback;
}

function __($text)
{
    return $text;
}

function esc_html($text)
{
    return htmlspecialchars($text, ENT_QUOTES);
}

function get_bloginfo()
{
    global $wp_version;

    return $wp_version;
}

function is_multisite()
{
    return false;
}

function delete_option($name)
{
    echo "\nforgets " . $name;
}

function get_option()
{
    return false;
}

function get_posts()
{
    return array();
}

function wp_clear_scheduled_hook()
{
}

function wp_upload_dir()
{
    return array('basedir' => '/nowhere');
}

function delete_metadata()
{
}

class Gazetteer_Database
{
    public $prefix = 'wp_';

    public function query($sql)
    {
        echo "\nasks " . $sql;
    }
}

$wpdb = new Gazetteer_Database();

require '/plugin/gazetteer.php';
call_user_func($gazetteer_hooks['admin_notices']);

define('WP_UNINSTALL_PLUGIN', 'gazetteer/gazetteer.php');
require '/plugin/uninstall.php';
