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
        'helper' => __('Let the background images of Group and Cover blocks wait, from the third one of a page on', 'gazetteer'),
        'adopts' => __('Take over the section backgrounds of Elementor, and switch off its own way of delaying them', 'gazetteer'),
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
                    'auto' => __('As large as it is', 'gazetteer'),
                ],
            ],
            'overlay' => [
                'label' => __('Darken', 'gazetteer'),
                'help' => __('In per cent, so that light text stays readable.', 'gazetteer'),
            ],
            'height' => [
                'label' => __('Minimum height', 'gazetteer'),
                'help' => __('In pixels. 0 leaves it to the content.', 'gazetteer'),
            ],
        ],
    ],
];
