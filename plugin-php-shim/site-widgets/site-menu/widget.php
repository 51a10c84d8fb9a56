<?php

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

return [
    'adopts' => ['main-navigation'],
    'words' => static fn (): array => [
        'title' => __('Main menu', 'gazetteer'),
        'description' => __('Each sub-menu has a button that opens and closes it. Escape closes one level at a time. Links in closed sub-menus cannot be focused with the keyboard.', 'gazetteer'),
        'adopts' => __('Take over the main menu of GeneratePress, and menus that the theme marks for Gazetteer', 'gazetteer'),
    ],
];
