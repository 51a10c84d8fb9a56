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
                'help' => __('The last parts of their addresses, such as “hotels”, or their numbers, with commas between. Empty for all.', 'gazetteer'),
            ],
            'locations' => [
                'label' => __('Only these locations', 'gazetteer'),
                'help' => __('Written in the same way. Places within them are included.', 'gazetteer'),
            ],
            'perPage' => [
                'label' => __('Listings on a page', 'gazetteer'),
                'help' => __('Archives of categories and locations show as many as the page of the directory.', 'gazetteer'),
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
        ],
    ],
];
