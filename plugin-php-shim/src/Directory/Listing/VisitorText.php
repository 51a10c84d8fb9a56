<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use WP_Post;

/** A description that a visitor wrote is text: neither its brackets nor its comments make anything run. */
final class VisitorText
{
    /** Wherever content is made ready: pages, feeds, and the REST API, which draws none. */
    public static function of(WP_Post $listing, string $content): string
    {
        return user_can((int) $listing->post_author, 'edit_others_posts') ? $content : self::quiet($content);
    }

    public static function quiet(string $content): string
    {
        // What one comment was cut out of may be another.
        do {
            $content = (string) preg_replace('/<!--.*?(-->|$)/s', '', $content, -1, $found);
        } while ($found > 0);

        // An address alone in its line would fetch what it leads to, for every visitor of the page.
        $content = (string) preg_replace('~(^|<p>)(\s*)(https?://[^\s<>"]+)(\s*)(</p>|$)~im', '$1$2<span>$3</span>$4$5', $content);

        return strtr($content, ['[' => '&#91;', ']' => '&#93;']);
    }
}
