<?php

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

return [
    'helper' => 'wp_footer',
    'words' => static fn (): array => [
        'helper' => __('Count link clicks on every page', 'gazetteer'),
        'content' => __('Area whose links are counted', 'gazetteer'),
    ],
];
