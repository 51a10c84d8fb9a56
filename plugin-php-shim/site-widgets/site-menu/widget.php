<?php

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

return [
    'adopts' => ['main-navigation'],
    'words' => static fn (): array => [
        'title' => __('Main menu', 'gazetteer'),
        'description' => __('Each sub-menu has a button that opens and closes it, Escape goes back level by level, and what is closed is out of reach for the keyboard.', 'gazetteer'),
        'adopts' => __('Take over the main menu of GeneratePress, and menus that a theme has marked', 'gazetteer'),
    ],
];
