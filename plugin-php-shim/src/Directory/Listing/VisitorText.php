<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use WP_Post;

/**
 * Makes descriptions of visitors harmless: brackets must not run shortcodes, and HTML comments must not
 * become blocks.
 */
final class VisitorText
{
    /** Changes the content of a listing, unless its author may edit the posts of others. */
    public static function forListing(WP_Post $listing, string $content): string
    {
        return user_can((int) $listing->post_author, 'edit_others_posts') ? $content : self::neutralize($content);
    }

    public static function neutralize(string $content): string
    {
        // Repeat, because removing one comment can form another comment.
        do {
            $content = (string) preg_replace('/<!--.*?(-->|$)/s', '', $content, -1, $found);
        } while ($found > 0);

        // WordPress would embed a URL on its own line, and the browser of every visitor would contact a third
        // party.
        $content = (string) preg_replace('~(^|<p>)(\s*)(https?://[^\s<>"]+)(\s*)(</p>|$)~im', '$1$2<span>$3</span>$4$5', $content);

        return strtr($content, ['[' => '&#91;', ']' => '&#93;']);
    }
}
