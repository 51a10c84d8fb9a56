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
                'help' => __('Its number. 0 for a form that submits new listings, and edits those that are led here.', 'gazetteer'),
            ],
        ],
    ],
];
