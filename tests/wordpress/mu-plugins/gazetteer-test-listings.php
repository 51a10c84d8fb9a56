<?php
/**
 * For tests only. While there is a file wp-content/seo-plugin, simulates the SEO plugin named in it. While there is a
 * file wp-content/legacy-theme, registers types of the legacy theme before the plugin does, like that theme.
 */

declare(strict_types=1);

if (is_file(WP_CONTENT_DIR . '/legacy-theme')) {
    add_action('init', static function (): void {
        register_taxonomy('listing-category', ['listing'], ['public' => true, 'hierarchical' => true, 'label' => 'Theirs', 'rewrite' => ['slug' => 'theirs']]);
        register_post_type('listing', ['public' => true, 'label' => 'Theirs', 'show_in_rest' => true, 'rewrite' => ['slug' => 'their-listing']]);
    });
}

if (is_file(WP_CONTENT_DIR . '/seo-plugin')) {
    $gazetteer_seo = (string) file_get_contents(WP_CONTENT_DIR . '/seo-plugin');
    if ($gazetteer_seo === 'jetpack_og_tags') {
        function jetpack_og_tags(): void
        {
        }
        add_action('wp_head', 'jetpack_og_tags');
    } else {
        define($gazetteer_seo, '1.0');
    }
}

// Another plugin, which writes the details of a listing and the fields of a category, and returns the stored values: in
// an AJAX action, and for a form that is posted to a page.
$writeMetas = static function (): void {
    [$listing, $category] = [(int) $_GET['listing'], (int) $_GET['category']];
    $may = current_user_can('edit_post_meta', $listing, 'plan_id');
    update_post_meta($listing, 'gazetteer_details', ['website' => 'javascript:alert(1)', 'phone' => '<b>+41</b> 44']);
    update_term_meta($category, 'fileds_ids', ['3', 'x', '0']);
    die(wp_json_encode([$may, get_post_meta($listing, 'gazetteer_details', true), get_term_meta($category, 'fileds_ids', true)]));
};
add_action('wp_ajax_nopriv_test_metas', $writeMetas);
add_action('template_redirect', static fn () => isset($_POST['test_metas']) && $writeMetas());
