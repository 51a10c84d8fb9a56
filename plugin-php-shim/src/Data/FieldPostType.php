<?php

declare(strict_types=1);

namespace Gazetteer\Data;

/** Custom fields are posts that nobody reads: title, order, and what kind of answer is wanted. */
final class FieldPostType
{
    /** Fields belong to categories, so whoever may change those may change them. */
    public const CAPABILITY = 'manage_categories';
    public const REST_BASE = 'gazetteer-fields';

    public static function register(DataNames $names): void
    {
        ClosedType::register($names->field, self::CAPABILITY, [
            'labels' => [
                'name' => __('Listing fields', 'gazetteer'),
                'singular_name' => __('Listing field', 'gazetteer'),
            ],
            'description' => __('What listings say beside what all of them do.', 'gazetteer'),
            'rest_base' => self::REST_BASE,
            // Page attributes let the REST API read and write the order.
            'supports' => ['title', 'custom-fields', 'page-attributes'],
        ]);
    }
}
