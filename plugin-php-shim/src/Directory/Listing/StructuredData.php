<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Gazetteer\Contract\Weekday;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Listings\PhotoRights;
use WP_Term;

/** Prints JSON-LD for a listing's page. It contains only data that the page also shows. */
final class StructuredData
{
    private const MOST_IMAGES = 6;

    /** @param array<string, mixed> $reviews The properties of its reviews. */
    public static function print(ListingView $view, array $reviews): void
    {
        JsonLd::print((array) Extensions::filter('gazetteer_listing_structured_data', self::facts($view) + $reviews, $view->listing));
    }

    /** @return array<string, mixed> */
    private static function facts(ListingView $view): array
    {
        $listing = $view->listing;
        $position = $view->position();
        $type = (string) Extensions::filter('gazetteer_listing_type', CategoryType::ofListing($view), $listing);
        $facts = array_filter([
            '@context' => 'https://schema.org',
            '@type' => $type,
            '@id' => $view->url(),
            'url' => $view->url(),
            'name' => $view->title(),
            'description' => $view->tagline() ?: wp_strip_all_tags($listing->excerpt, true),
            'image' => self::images($view),
            'telephone' => $view->phone(),
            'email' => $view->email(),
            'address' => PostalAddress::fromListing($view)->facts(),
            'geo' => $position === null ? null : ['@type' => 'GeoCoordinates', 'latitude' => $position[0], 'longitude' => $position[1]],
            'hasMap' => MapLinks::ofListing($view)->map,
            'openingHoursSpecification' => self::hours($view->hours()),
            'amenityFeature' => array_map(static fn (WP_Term $feature): array => [
                '@type' => 'LocationFeatureSpecification',
                'name' => JsonLd::plain($feature->name),
                'value' => true,
            ], $view->features()),
            'priceRange' => $view->priceSigns(),
            'sameAs' => array_values(array_filter([$view->website(), ...array_values($view->social())])),
        ]);

        return SchemaType::isBusiness($type) ? $facts : array_diff_key($facts, ['priceRange' => '', 'email' => '']);
    }

    /** @return list<string> URLs of the photos that the page shows, the main picture first. */
    private static function images(ListingView $view): array
    {
        $shown = array_filter($view->pictures(), static fn (int $photo): bool => wp_attachment_is_image($photo) && PhotoRights::mayShow($view->listing, $photo));

        return array_values(array_filter(array_map(
            static fn (int $photo): string => (string) wp_get_attachment_image_url($photo, 'full'),
            array_slice($shown, 0, self::MOST_IMAGES),
        )));
    }

    /** @return list<array<string, string>> */
    private static function hours(OpeningHours $hours): array
    {
        $specifications = [];
        foreach (Weekday::cases() as $day) {
            foreach ($hours->on($day) as [$open, $close]) {
                $specifications[] = [
                    '@type' => 'OpeningHoursSpecification',
                    'dayOfWeek' => "https://schema.org/{$day->name}",
                    'opens' => OpeningHours::clock($open),
                    'closes' => $close - $open === 1440 ? '23:59' : OpeningHours::clock($close),
                ];
            }
        }

        return $specifications;
    }
}
