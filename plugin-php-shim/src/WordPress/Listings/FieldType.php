<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Listings;

use Gazetteer\WordPress\Directory\Names;

/** Custom fields are posts that nobody reads: title, order, and what kind of answer is wanted. */
final class FieldType
{
    /** Fields belong to categories, so whoever may change those may change them. */
    public const CAPABILITY = 'manage_categories';
    public const REST_BASE = 'gazetteer-fields';

    private const CAPABILITIES = [
        'edit_post', 'read_post', 'delete_post', 'edit_posts', 'edit_others_posts', 'delete_posts', 'publish_posts', 'read_private_posts',
        'read', 'delete_private_posts', 'delete_published_posts', 'delete_others_posts', 'edit_private_posts', 'edit_published_posts',
        'create_posts',
    ];

    public static function register(Names $names): void
    {
        register_post_type($names->field, [
            'labels' => [
                'name' => __('Listing fields', 'gazetteer'),
                'singular_name' => __('Listing field', 'gazetteer'),
            ],
            'description' => __('What listings say beside what all of them do.', 'gazetteer'),
            'public' => false,
            'show_in_rest' => true,
            'rest_base' => self::REST_BASE,
            'rest_controller_class' => FieldsController::class,
            // Page attributes let the REST API read and write the order.
            'supports' => ['title', 'custom-fields', 'page-attributes'],
            'capabilities' => array_fill_keys(self::CAPABILITIES, self::CAPABILITY),
            'map_meta_cap' => false,
            'rewrite' => false,
            'query_var' => false,
            'delete_with_user' => false,
        ]);
    }
}
