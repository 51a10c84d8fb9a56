<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Gazetteer\Data\DataNames;
use Gazetteer\Directory\Archives\Archive;
use WP_Post;
use WP_Query;

/**
 * The time of a feed's last change. WordPress sorts all public posts by it before it sends any feed, and its table has no
 * index for that: a second at 100,000 listings.
 */
final class FeedDates
{
    public function __construct(private readonly DataNames $names)
    {
    }

    /** Applies to this feed only: the main query has begun, and the headers follow it. */
    public function register(WP_Query $query): void
    {
        $ofListings = Archive::isOne($query, $this->names);
        add_filter('pre_get_lastpostmodified', function (mixed $known, mixed $timezone = '', mixed $type = 'any') use ($query, $ofListings): mixed {
            $isAsked = $known === false && $type === 'any' && is_string($timezone) && strtolower($timezone) === 'gmt';

            return $isAsked ? $this->newest($query, $ofListings) : $known;
        }, 10, 3);
    }

    /** A feed changes with the posts in it; that of other posts also with those that WordPress may leave out of it. */
    private function newest(WP_Query $query, bool $ofListings): string
    {
        $times = array_map(static fn (mixed $post): string => $post instanceof WP_Post ? $post->post_modified_gmt : '', $query->posts ?? []);
        foreach ($ofListings ? [] : get_post_types(['public' => true]) as $type) {
            if ($type !== $this->names->listing) {
                $times[] = (string) get_lastpostmodified('GMT', $type);
            }
        }

        // An empty feed is never "not modified".
        return max(['', ...$times]) ?: current_time('mysql', true);
    }
}
