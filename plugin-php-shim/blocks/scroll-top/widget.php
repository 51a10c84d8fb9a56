<?php

declare(strict_types=1);

return [
    'helper' => 'wp_footer',
    'adopts' => ['hfe-scroll-to-top-wrap', 'generate-back-to-top'],
    'words' => static fn (): array => [
        'helper' => __('Show the button on every page', 'gazetteer'),
        'adopts' => __('Take over the scroll-to-top button of Ultimate Addons for Elementor and of GeneratePress', 'gazetteer'),
        'controls' => [
            'label' => [
                'label' => __('Spoken name', 'gazetteer'),
                'help' => __('What screen readers say. Empty means “Back to top”.', 'gazetteer'),
            ],
            'text' => [
                'label' => __('Text', 'gazetteer'),
                'help' => __('Shown in place of the arrow.', 'gazetteer'),
            ],
            'side' => [
                'label' => __('Side', 'gazetteer'),
                'help' => __('In a language written from left to right, the end is on the right.', 'gazetteer'),
                'options' => [
                    'end' => __('End of the line', 'gazetteer'),
                    'start' => __('Start of the line', 'gazetteer'),
                ],
            ],
        ],
    ],
];
