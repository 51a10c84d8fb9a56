<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Plans;

use Gazetteer\WordPress\Directory\Names;

/** Plans are posts that only appear on cards. Prices are the owner's business: who may change the site's options may make them. */
final class PlanType
{
    public const REST_BASE = 'gazetteer-plans';
    public const CAPABILITY = 'manage_options';

    private const CAPABILITIES = [
        'edit_post', 'read_post', 'delete_post', 'edit_posts', 'edit_others_posts', 'delete_posts', 'publish_posts', 'read_private_posts',
        'read', 'delete_private_posts', 'delete_published_posts', 'delete_others_posts', 'edit_private_posts', 'edit_published_posts',
        'create_posts',
    ];

    /** Where the legacy theme has made its own, that one stays. */
    public static function register(Names $names): void
    {
        if (post_type_exists($names->plan)) {
            return;
        }
        register_post_type($names->plan, [
            'label' => __('Plans', 'gazetteer'),
            'labels' => ['singular_name' => __('Plan', 'gazetteer')],
            'description' => __('What owners of listings choose from and pay for.', 'gazetteer'),
            'public' => false,
            // A screen of our own shows them; WordPress's would show a page editor.
            'show_ui' => false,
            'show_in_rest' => true,
            'rest_base' => self::REST_BASE,
            'rest_controller_class' => PlansController::class,
            'supports' => ['title', 'editor', 'page-attributes', 'custom-fields'],
            'capabilities' => array_fill_keys(self::CAPABILITIES, self::CAPABILITY),
            'map_meta_cap' => false,
            'rewrite' => false,
            'query_var' => false,
            'delete_with_user' => false,
        ]);
    }
}
