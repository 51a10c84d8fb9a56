<?php

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

return [
    'words' => static fn (): array => [
        'title' => __('Similar listings', 'gazetteer'),
        'controls' => [
            'limit' => [
                'label' => __('Listings to show', 'gazetteer'),
                'help' => __('Listings in the same place come first.', 'gazetteer'),
            ],
        ],
    ],
];
