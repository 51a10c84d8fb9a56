<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Data\Types;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Listings\Domain\ListingSenders;
use WP_Post;

/** Fires actions for other plugins when listings change, and emails senders when their listing is public. */
final class ListingEvents
{
    /**
     * @param Closure(): DataNames $names
     * @param Closure(): ListingSenders $senders
     */
    public function __construct(private readonly Closure $names, private readonly Closure $senders)
    {
    }

    public function statusChanged(string $status, string $before, WP_Post $post): void
    {
        if ($status === 'publish' && $before !== 'publish' && $post->post_type === ($this->names)()->listing) {
            if ($before === Types::EXPIRED) {
                update_post_meta($post->ID, ListingMeta::BROUGHT_BACK, (string) time());
            }
            Extensions::fire('gazetteer_listing_published', $post->ID);
            $this->tellSender($post->ID);
        }
    }

    /**
     * Sends the mail only if this request changed the meta. If several requests run at the same time, only one of
     * them does.
     */
    private function tellSender(int $listing): void
    {
        if (get_post_meta($listing, ListingMeta::PUBLIC_MAIL, true) !== ListingMeta::DUE) {
            return;
        }
        $isFirst = update_post_meta($listing, ListingMeta::PUBLIC_MAIL, ListingMeta::SENT, ListingMeta::DUE) === true;
        if ($isFirst && !(defined('WP_IMPORTING') && WP_IMPORTING)) {
            ($this->senders)()->tellPublished($listing);
        }
    }
}
