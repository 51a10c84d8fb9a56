<?php

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

return [
    'adopts' => ['wpcf7'],
    'found' => static fn (): bool => defined('WPCF7_VERSION'),
    'words' => static fn (): array => [
        'title' => __('Contact form', 'gazetteer'),
        'adopts' => __('Take over the forms of Contact Form 7, and do not load its script', 'gazetteer'),
    ],
];
