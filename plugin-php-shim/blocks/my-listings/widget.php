<?php

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

return ['words' => static fn (): array => ['title' => __('My listings', 'gazetteer')]];
