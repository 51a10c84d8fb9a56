<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Data\Types;
use Gazetteer\Kernel\Extensions;
use WP_Post;

/** Tells other plugins what becomes of listings. */
final class ListingEvents
{
    /** @param Closure(): DataNames $names */
    public function __construct(private readonly Closure $names)
    {
    }

    public function statusChanged(string $status, string $before, WP_Post $post): void
    {
        if ($status === 'publish' && $before !== 'publish' && $post->post_type === ($this->names)()->listing) {
            if ($before === Types::EXPIRED) {
                update_post_meta($post->ID, ListingMeta::BROUGHT_BACK, (string) time());
            }
            Extensions::tell('gazetteer_listing_published', $post->ID);
        }
    }
}
