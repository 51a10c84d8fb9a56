<?php

declare(strict_types=1);

return [
    'helper' => 'wp_footer',
    'adopts' => ['hfe-reading-progress'],
    'words' => static fn (): array => [
        'helper' => __('Show the bar on every page', 'gazetteer'),
        'adopts' => __('Take over the reading-progress bar of Ultimate Addons for Elementor', 'gazetteer'),
        'controls' => [
            'edge' => [
                'label' => __('Edge', 'gazetteer'),
                'options' => ['top' => __('Top', 'gazetteer'), 'bottom' => __('Bottom', 'gazetteer')],
            ],
            'colour' => ['label' => __('Colour', 'gazetteer'), 'kind' => 'colour'],
        ],
    ],
];
