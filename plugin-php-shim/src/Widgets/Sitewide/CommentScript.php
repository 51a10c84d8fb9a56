<?php

declare(strict_types=1);

namespace Gazetteer\Widgets\Sitewide;

use Gazetteer\Widgets\Assets;

/** Brings our loader wherever WordPress would print its own script for replies, which then stays away. */
final class CommentScript
{
    public const WIDGET = 'comment-reply';
    private const HANDLE = 'comment-reply';

    public static function replace(Assets $assets): void
    {
        // Themes ask for it in the head, in their comments, or as a part of a block: it is met when it is printed.
        add_filter('script_loader_tag', static function (mixed $tag, mixed $handle) use ($assets): mixed {
            if ($handle !== self::HANDLE) {
                return $tag;
            }
            $assets->need(self::WIDGET);

            return '';
        }, 10, 2);
    }
}
