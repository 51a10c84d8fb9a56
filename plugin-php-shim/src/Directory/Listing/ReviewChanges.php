<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Gazetteer\Listings\Domain\ListingReviews;
use Gazetteer\Plugin;

/** Reports changed comments to the reviews. PHP loads this class only when a comment changes. */
final class ReviewChanges
{
    private const METAS = ['_gazetteer_stars', '_gazetteer_removed'];

    public static function countChanged(int $post): void
    {
        Plugin::get(ListingReviews::class)->changed($post);
    }

    public static function metaChanged(mixed $_metas, int $comment, string $meta): void
    {
        if (in_array($meta, self::METAS, true)) {
            self::countChanged((int) (get_comment($comment)->comment_post_ID ?? 0));
        }
    }
}
