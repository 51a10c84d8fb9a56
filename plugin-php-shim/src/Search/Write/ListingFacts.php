<?php

declare(strict_types=1);

namespace Gazetteer\Search\Write;

use DateTimeZone;
use Gazetteer\Data\DataNames;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Domain\WeeklyHours;
use Gazetteer\Listings\ListingPosts;
use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Domain\FacetCounts;
use Gazetteer\Search\Domain\OpeningSpan;

/** The facets of a listing's price level, rating and opening hours. */
final class ListingFacts
{
    /** Post metas that the reviews write: the average number of stars, and the number of published reviews. */
    public const RATING = '_gazetteer_rating';
    public const REVIEWS = '_gazetteer_reviews';

    public static function isRating(string $meta): bool
    {
        return $meta === self::RATING || $meta === self::REVIEWS;
    }

    /**
     * @param array<array-key, mixed> $details
     * @return list<string>
     */
    public static function facets(int $id, array $details, DataNames $names): array
    {
        $price = $details[Detail::PriceStatus->value] ?? '';
        $hours = $details[Detail::Hours->value] ?? [];
        $week = is_array($hours) ? WeeklyHours::read($hours, self::weekdays()) : [];

        return [
            ...(in_array($price, FacetCounts::PRICES, true) ? [Facet::price($price)] : []),
            ...self::rating($id),
            ...($week === [] ? [] : array_map(
                static fn (OpeningSpan $span): string => $span->facet(),
                OpeningSpan::fromWeek($week, self::zone($id, $names)),
            )),
        ];
    }

    /** @return array{float, int} The average number of stars, and the number of published reviews. */
    public static function stars(int $id): array
    {
        return [(float) get_post_meta($id, self::RATING, true), (int) get_post_meta($id, self::REVIEWS, true)];
    }

    /** @return list<string> */
    private static function rating(int $id): array
    {
        [$stars, $reviews] = self::stars($id);
        $half = (int) floor($stars * 2);

        return $reviews < 1 || $half < Facet::LEAST_RATING ? [] : [Facet::rating(min(Facet::BEST_RATING, $half))];
    }

    /** Returns the listing's own time zone; '' for the time zone of the site. */
    private static function zone(int $id, DataNames $names): string
    {
        $listing = has_filter('gazetteer_listing_timezone') ? (new ListingPosts($names))->find($id) : null;
        $zone = $listing === null ? null : Extensions::filter('gazetteer_listing_timezone', wp_timezone(), $listing);

        return $zone instanceof DateTimeZone && $zone->getName() !== wp_timezone()->getName() ? $zone->getName() : '';
    }

    /** @return array<int, string> Weekday names in the language of the site, by ISO weekday number. */
    private static function weekdays(): array
    {
        $names = [];
        for ($day = 1; $day <= 7; $day++) {
            $names[$day] = (string) $GLOBALS['wp_locale']->get_weekday($day % 7);
        }

        return $names;
    }
}
