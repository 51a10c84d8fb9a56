<?php

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

return [
    'adopts' => ['comment-respond'],
    'words' => static fn (): array => [
        'title' => __('Replies to comments', 'gazetteer'),
        'description' => __('Moves the comment form below the comment that the visitor replies to. Ctrl+Enter or Cmd+Enter sends the comment once, Escape cancels the reply, and screen readers announce the change.', 'gazetteer'),
        'adopts' => __('Handle comment replies instead of the WordPress script', 'gazetteer'),
    ],
];
