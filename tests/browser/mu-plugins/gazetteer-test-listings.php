<?php
/**
 * Only for tests: says what an AJAX call has cost the database, and, while there is a file wp-content/legacy-theme, has
 * taken names of the legacy theme before the plugin comes to them, as that theme does.
 */

declare(strict_types=1);

// The header goes out with the first byte of the answer, which is after all that was asked.
if (wp_doing_ajax()) {
    header_register_callback(static function (): void {
        header('X-Queries: ' . get_num_queries());
    });
}

if (is_file(WP_CONTENT_DIR . '/legacy-theme')) {
    add_action('init', static function (): void {
        register_taxonomy('listing-category', ['listing'], ['public' => true, 'hierarchical' => true, 'label' => 'Theirs', 'rewrite' => ['slug' => 'theirs']]);
        register_post_type('listing', ['public' => true, 'label' => 'Theirs', 'show_in_rest' => true, 'rewrite' => ['slug' => 'their-listing']]);
    });
}
