<?php

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

return [
    'words' => static fn (): array => [
        'title' => __('Nearby listings', 'gazetteer'),
        'controls' => [
            'limit' => [
                'label' => __('Listings to show', 'gazetteer'),
                'help' => __('Listings without coordinates have no nearby listings.', 'gazetteer'),
            ],
        ],
    ],
];
