<?php

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

return [
    'words' => static fn (): array => [
        'title' => __('Directory', 'gazetteer'),
        'controls' => [
            'categories' => [
                'label' => __('Only these categories', 'gazetteer'),
                'help' => __('Slugs such as “hotels”, or IDs, separated by commas. Leave empty for all.', 'gazetteer'),
            ],
            'locations' => [
                'label' => __('Only these locations', 'gazetteer'),
                'help' => __('Slugs or IDs, separated by commas. Child locations are included.', 'gazetteer'),
            ],
            'perPage' => [
                'label' => __('Listings per page', 'gazetteer'),
                'help' => __('Category and location archives show the same number as the directory page.', 'gazetteer'),
            ],
            'order' => [
                'label' => __('Sort by', 'gazetteer'),
                'options' => ['newest' => __('Newest first', 'gazetteer'), 'title' => __('By name', 'gazetteer')],
            ],
            'look' => [
                'label' => __('Layout', 'gazetteer'),
                'options' => ['grid' => __('Grid', 'gazetteer'), 'list' => __('List', 'gazetteer')],
            ],
            'search' => ['label' => __('Show the search form', 'gazetteer')],
            'map' => ['label' => __('Show the map', 'gazetteer')],
        ],
    ],
];
