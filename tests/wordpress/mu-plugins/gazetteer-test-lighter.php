<?php
/**
 * For tests only. Removes two scripts of WordPress that every page would run and that no test needs. One is the command
 * palette of the admin: React and the data layer of the editor, two thirds of the browser's work for a page. The other
 * is the emoji check, which replaces all emoji on a machine without emoji fonts. The sites of
 * tests/wordpress/directory/first-owner.test.ts keep both.
 */

declare(strict_types=1);

add_action('init', static function (): void {
    remove_action('admin_enqueue_scripts', 'wp_enqueue_command_palette_assets');
    remove_action('admin_print_scripts', 'print_emoji_detection_script');
    remove_action('wp_head', 'print_emoji_detection_script', 7);
    remove_action('embed_head', 'print_emoji_detection_script');
});
