<?php

declare(strict_types=1);

namespace Gazetteer\Data;

/** Plans are posts that only appear on cards. Prices are the owner's business: who may change the site's options may make them. */
final class PlanPostType
{
    public const REST_BASE = 'gazetteer-plans';
    public const CAPABILITY = 'manage_options';

    /** Where the legacy theme has made its own, that one stays. */
    public static function register(DataNames $names): void
    {
        if (post_type_exists($names->plan)) {
            return;
        }
        ClosedType::register($names->plan, self::CAPABILITY, [
            'label' => __('Plans', 'gazetteer'),
            'labels' => ['singular_name' => __('Plan', 'gazetteer')],
            'description' => __('What owners of listings choose from and pay for.', 'gazetteer'),
            // A screen of our own shows them; WordPress's would show a page editor.
            'show_ui' => false,
            'rest_base' => self::REST_BASE,
            'supports' => ['title', 'editor', 'page-attributes', 'custom-fields'],
        ]);
    }
}
