<?php
/**
 * Only for tests: leaves out two scripts of WordPress that no test here is about and that every page would run, the
 * command palette of the admin (React and the editor's data layer, two thirds of what such a page costs the browser) and
 * the check for emoji, which a browser without these letters follows by replacing them all over the page. The sites of
 * tests/wordpress/directory/first-owner.test.ts are fresh ones, and have both.
 */

declare(strict_types=1);

add_action('init', static function (): void {
    remove_action('admin_enqueue_scripts', 'wp_enqueue_command_palette_assets');
    remove_action('admin_print_scripts', 'print_emoji_detection_script');
    remove_action('wp_head', 'print_emoji_detection_script', 7);
    remove_action('embed_head', 'print_emoji_detection_script');
});
