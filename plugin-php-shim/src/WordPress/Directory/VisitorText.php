<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Directory;

use WP_Post;

/** A description that a visitor wrote is text: neither its brackets nor its comments make anything run. */
final class VisitorText
{
    public static function isIn(WP_Post $listing): bool
    {
        return !user_can((int) $listing->post_author, 'edit_others_posts');
    }

    public static function quiet(string $content): string
    {
        $content = (string) preg_replace('/<!--.*?(-->|$)/s', '', $content);

        // An address alone in its line would fetch what it leads to, for every visitor of the page.
        $content = (string) preg_replace('~(^|<p>)(\s*)(https?://[^\s<>"]+)(\s*)(</p>|$)~im', '$1$2<span>$3</span>$4$5', $content);

        return strtr($content, ['[' => '&#91;', ']' => '&#93;']);
    }
}
