<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use WP_Post;

/** Sanitizes descriptions that visitors have written, so that WordPress does not run shortcodes or blocks in them. */
final class VisitorText
{
    /** Sanitizes the content of a listing, unless its author may edit the posts of others. */
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

        // Prevent WordPress from converting a URL on its own line to an embed, because an embed makes visitors'
        // browsers contact a third party.
        $content = (string) preg_replace('~(^|<p>)(\s*)(https?://[^\s<>"]+)(\s*)(</p>|$)~im', '$1$2<span>$3</span>$4$5', $content);

        return strtr($content, ['[' => '&#91;', ']' => '&#93;']);
    }
}
