<?php

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

return [
    'helper' => 'wp_footer',
    'sitewide' => ['side', 'offset', 'colour'],
    'adopts' => ['hfe-scroll-to-top-wrap', 'generate-back-to-top'],
    'found' => static fn (): bool => defined('HFE_VER') || get_template() === 'generatepress',
    'words' => static fn (): array => [
        'helper' => __('Show the button on every page', 'gazetteer'),
        'adopts' => __('Take over the scroll-to-top button of Ultimate Addons for Elementor and of GeneratePress', 'gazetteer'),
        'controls' => [
            'label' => [
                'label' => __('Label for screen readers', 'gazetteer'),
                'help' => __('Announced by screen readers. Leave empty for “Back to top”.', 'gazetteer'),
            ],
            'text' => [
                'label' => __('Text', 'gazetteer'),
                'help' => __('Shown instead of the arrow.', 'gazetteer'),
            ],
            'side' => [
                'label' => __('Side', 'gazetteer'),
                'help' => __('In right-to-left languages, the sides are swapped.', 'gazetteer'),
                'options' => [
                    'end' => __('Right', 'gazetteer'),
                    'start' => __('Left', 'gazetteer'),
                ],
            ],
            'offset' => [
                'label' => __('Offset', 'gazetteer'),
                'help' => __('Distance from the edges of the window, in pixels.', 'gazetteer'),
            ],
            'colour' => ['label' => __('Color', 'gazetteer'), 'kind' => 'colour'],
        ],
    ],
];
