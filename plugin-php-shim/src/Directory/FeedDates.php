<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Gazetteer\Data\DataNames;
use WP_Post;
use WP_Query;

/**
 * Provides the last modified date of a feed. WordPress sorts all public posts by date for every feed, without
 * a usable database index. With 100,000 listings, this takes a second.
 */
final class FeedDates
{
    public function __construct(private readonly DataNames $names)
    {
    }

    /**
     * Sets the date of this feed. WordPress reads the date after the main query has started, when it sends the
     * headers.
     */
    public function register(WP_Query $query): void
    {
        $ofListings = PageHooks::isArchive($query, $this->names);
        add_filter('pre_get_lastpostmodified', function (mixed $known, mixed $timezone = '', mixed $type = 'any') use ($query, $ofListings): mixed {
            $isAsked = $known === false && $type === 'any' && is_string($timezone) && strtolower($timezone) === 'gmt';

            return $isAsked ? $this->newest($query, $ofListings) : $known;
        }, 10, 3);
    }

    /**
     * Returns the newest date. For a listing feed, only the listings in the feed count. For other feeds, every public
     * post counts.
     */
    private function newest(WP_Query $query, bool $ofListings): string
    {
        $times = array_map(static fn (mixed $post): string => $post instanceof WP_Post ? $post->post_modified_gmt : '', $query->posts ?? []);
        foreach ($ofListings ? [] : get_post_types(['public' => true]) as $type) {
            if ($type !== $this->names->listing) {
                $times[] = (string) get_lastpostmodified('GMT', $type);
            }
        }

        // Without posts, return the current time, so that WordPress never answers an empty feed with "not
        // modified".
        return max(['', ...$times]) ?: current_time('mysql', true);
    }
}
