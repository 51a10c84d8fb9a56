<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Forms;

/** Forms are posts that only appear inside of others. Whoever may publish pages may make them. */
final class FormPostType
{
    public const NAME = 'gazetteer_form';
    public const CAPABILITY = 'publish_pages';

    private const CAPABILITIES = [
        'edit_post', 'read_post', 'delete_post', 'edit_posts', 'edit_others_posts', 'delete_posts', 'publish_posts', 'read_private_posts',
        'read', 'delete_private_posts', 'delete_published_posts', 'delete_others_posts', 'edit_private_posts', 'edit_published_posts',
        'create_posts',
    ];

    public static function register(): void
    {
        register_post_type(self::NAME, [
            'labels' => self::labels(),
            'description' => __('Forms by which visitors write to you.', 'gazetteer'),
            'public' => false,
            'show_ui' => true,
            'show_in_rest' => true,
            'rest_controller_class' => FormsController::class,
            'menu_icon' => 'dashicons-email',
            'menu_position' => 26,
            'supports' => ['title', 'editor', 'custom-fields', 'revisions'],
            'capabilities' => array_fill_keys(self::CAPABILITIES, self::CAPABILITY),
            // Every right is the same one; nothing depends on whose form it is.
            'map_meta_cap' => false,
            'rewrite' => false,
            'query_var' => false,
            'delete_with_user' => false,
            'template' => is_admin() ? StarterForm::template() : [],
        ]);
    }

    /** @return array<string, string> */
    private static function labels(): array
    {
        return [
            'name' => __('Contact forms', 'gazetteer'),
            'singular_name' => __('Contact form', 'gazetteer'),
            'menu_name' => _x('Contact', 'admin menu', 'gazetteer'),
            'all_items' => __('Forms', 'gazetteer'),
            'add_new' => __('Add form', 'gazetteer'),
            'add_new_item' => __('Add form', 'gazetteer'),
            'edit_item' => __('Edit form', 'gazetteer'),
            'new_item' => __('New form', 'gazetteer'),
            'search_items' => __('Search forms', 'gazetteer'),
            'not_found' => __('No forms yet. The first one is made in two minutes.', 'gazetteer'),
            'not_found_in_trash' => __('No forms in the trash.', 'gazetteer'),
            'item_published' => __('Form published. It can be inserted in pages now.', 'gazetteer'),
            'item_updated' => __('Form updated.', 'gazetteer'),
            'item_trashed' => __('Form moved to the trash.', 'gazetteer'),
            'item_reverted_to_draft' => __('Form is a draft again, and no longer shown on pages.', 'gazetteer'),
        ];
    }
}
