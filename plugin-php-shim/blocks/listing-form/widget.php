<?php

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

return [
    'words' => static fn (): array => [
        'title' => __('Listing form', 'gazetteer'),
        'controls' => [
            'severalCategories' => ['label' => __('Let owners choose several categories', 'gazetteer')],
            'severalLocations' => ['label' => __('Let owners choose several locations', 'gazetteer')],
            'listing' => [
                'label' => __('Edit this listing', 'gazetteer'),
                'help' => __('The ID of a listing. Enter 0 for new listings and for listings that owners open from “My listings”.', 'gazetteer'),
            ],
        ],
    ],
];
