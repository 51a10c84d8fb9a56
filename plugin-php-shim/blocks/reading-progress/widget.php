<?php

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

return [
    'helper' => 'wp_footer',
    'sitewide' => ['edge', 'offset', 'colour'],
    'adopts' => ['hfe-reading-progress'],
    'found' => static fn (): bool => defined('HFE_VER'),
    'words' => static fn (): array => [
        'helper' => __('Show the bar on every page', 'gazetteer'),
        'adopts' => __('Take over the reading-progress bar of Ultimate Addons for Elementor', 'gazetteer'),
        'controls' => [
            'edge' => [
                'label' => __('Side', 'gazetteer'),
                'options' => ['top' => __('Top', 'gazetteer'), 'bottom' => __('Bottom', 'gazetteer')],
            ],
            'offset' => [
                'label' => __('Offset', 'gazetteer'),
                'help' => __('Distance from the edge of the window, in pixels. Set it on pages with a fixed header, for example.', 'gazetteer'),
            ],
            'colour' => ['label' => __('Color', 'gazetteer'), 'kind' => 'colour'],
        ],
    ],
];
