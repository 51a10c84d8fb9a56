<?php

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

return [
    'adopts' => ['comment-respond'],
    'words' => static fn (): array => [
        'title' => __('Replies to comments', 'gazetteer'),
        'description' => __('The comment form moves below the comment that is replied to, and back. Ctrl or Cmd with Enter sends once, Escape goes back, and screen readers are told.', 'gazetteer'),
        'adopts' => __('Serve the replies in place of WordPress’s own script', 'gazetteer'),
    ],
];
