<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Cards;

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Search\Write\ListingFacts;

/** Renders the average rating of a listing as stars, with the number of reviews. */
final class Rating
{
    /** Returns '' for a listing without reviews. */
    public static function draw(int $listing): string
    {
        $reviews = (int) get_post_meta($listing, ListingFacts::REVIEWS, true);
        $stars = (float) get_post_meta($listing, ListingFacts::RATING, true);
        if ($reviews < 1 || $stars <= 0) {
            return '';
        }
        $average = number_format_i18n($stars, 1);

        return self::stars($stars)
            . Tag::of('strong', ['aria-hidden' => 'true'], Tag::text($average))
            . Tag::of('span', ['class' => 'gz-rating-count', 'aria-hidden' => 'true'], Tag::text('(' . number_format_i18n($reviews) . ')'))
            . Tag::of('span', ['class' => 'screen-reader-text'], Tag::text(sprintf(
                /* translators: 1: average number of stars, such as 4.5, 2: number of reviews. */
                _n('%1$s of 5 stars, %2$s review', '%1$s of 5 stars, %2$s reviews', $reviews, 'gazetteer'),
                $average,
                number_format_i18n($reviews),
            )));
    }

    /** Renders decorative stars. */
    public static function stars(float $stars): string
    {
        return Tag::of('span', ['class' => 'gz-rating-stars', 'style' => '--gz-stars:' . number_format(min(5, $stars), 1, '.', ''), 'aria-hidden' => 'true'], '');
    }
}
