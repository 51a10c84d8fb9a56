<?php

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

return [
    'helper' => 'render_block',
    'adopts' => ['e-con e-parent', '[data-gz-lazy-bg]'],
    'found' => static fn (): bool => defined('ELEMENTOR_VERSION'),
    'words' => static fn (): array => [
        'helper' => __('Load the background images of Group and Cover blocks lazily, starting with the third one on a page', 'gazetteer'),
        'adopts' => __('Take over the section backgrounds of Elementor, and turn off Elementor’s own lazy loading', 'gazetteer'),
        'content' => __('The section’s content', 'gazetteer'),
        'controls' => [
            'image' => ['label' => __('Background image', 'gazetteer'), 'kind' => 'image'],
            'position' => [
                'label' => __('Position', 'gazetteer'),
                'options' => [
                    'center' => __('Center', 'gazetteer'),
                    'top' => __('Top', 'gazetteer'),
                    'bottom' => __('Bottom', 'gazetteer'),
                    'left' => __('Left', 'gazetteer'),
                    'right' => __('Right', 'gazetteer'),
                ],
            ],
            'size' => [
                'label' => __('Size', 'gazetteer'),
                'options' => [
                    'cover' => __('Fill the section', 'gazetteer'),
                    'contain' => __('Show the whole image', 'gazetteer'),
                    'auto' => __('Original size', 'gazetteer'),
                ],
            ],
            'overlay' => [
                'label' => __('Darken', 'gazetteer'),
                'help' => __('In percent. A darker image makes light text easier to read.', 'gazetteer'),
            ],
            'height' => [
                'label' => __('Minimum height', 'gazetteer'),
                'help' => __('In pixels. Enter 0 to use the height of the content.', 'gazetteer'),
            ],
        ],
    ],
];
