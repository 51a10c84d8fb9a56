<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Closure;
use Gazetteer\Data\DataNames;
use WP_Post;

/** A description that a visitor wrote is text: neither its brackets nor its comments make anything run. */
final class VisitorText
{
    /** Before anything reads blocks or shortcodes. */
    private const FIRST = 1;

    /**
     * Wherever content is made ready: pages, feeds, and the REST API, which draws none.
     *
     * @param Closure(): DataNames $names
     */
    public static function watch(Closure $names): void
    {
        add_filter('the_content', static function (mixed $content) use ($names): mixed {
            $post = get_post();
            $isVisitors = $post instanceof WP_Post && $post->post_type === $names()->listing && self::isIn($post);

            return $isVisitors && is_string($content) ? self::quiet($content) : $content;
        }, self::FIRST);
    }

    private static function isIn(WP_Post $listing): bool
    {
        return !user_can((int) $listing->post_author, 'edit_others_posts');
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
