<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use WP_Post;

/**
 * Treats a visitor's description as plain text: its brackets must not run shortcodes and its comments must not become
 * blocks.
 */
final class VisitorText
{
    /** Applied wherever content is prepared: pages, feeds and the REST API, which renders no template. */
    public static function forListing(WP_Post $listing, string $content): string
    {
        return user_can((int) $listing->post_author, 'edit_others_posts') ? $content : self::neutralize($content);
    }

    public static function neutralize(string $content): string
    {
        // Removing one comment can form another one, so repeat.
        do {
            $content = (string) preg_replace('/<!--.*?(-->|$)/s', '', $content, -1, $found);
        } while ($found > 0);

        // WordPress would embed a URL on its own line, which fetches a third party for every visitor.
        $content = (string) preg_replace('~(^|<p>)(\s*)(https?://[^\s<>"]+)(\s*)(</p>|$)~im', '$1$2<span>$3</span>$4$5', $content);

        return strtr($content, ['[' => '&#91;', ']' => '&#93;']);
    }
}
