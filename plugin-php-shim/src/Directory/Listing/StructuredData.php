<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Gazetteer\Contract\Weekday;
use Gazetteer\Kernel\Extensions;

/** Prints JSON-LD for a listing's page. It contains only data that the page also shows. */
final class StructuredData
{
    /** @param array<string, mixed> $reviews The properties of its reviews. */
    public static function print(ListingView $view, array $reviews): void
    {
        $facts = (array) Extensions::filter('gazetteer_listing_structured_data', self::facts($view) + $reviews, $view->listing);
        if ($facts === []) {
            return;
        }
        $json = (string) wp_json_encode($facts, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
        wp_print_inline_script_tag($json, ['type' => 'application/ld+json']);
    }

    /** @return array<string, mixed> */
    private static function facts(ListingView $view): array
    {
        $listing = $view->listing;
        $position = $view->position();
        $picture = $view->picture();
        $type = (string) Extensions::filter('gazetteer_listing_type', SchemaType::fromSlugs(self::slugs($view)), $listing);
        $facts = array_filter([
            '@context' => 'https://schema.org',
            '@type' => $type,
            '@id' => $view->url(),
            'url' => $view->url(),
            'name' => $view->title(),
            'description' => $view->tagline() ?: wp_strip_all_tags($listing->excerpt, true),
            'image' => $picture > 0 ? (string) wp_get_attachment_image_url($picture, 'full') : '',
            'telephone' => $view->phone(),
            'email' => $view->email(),
            'address' => PostalAddress::fromListing($view)->facts(),
            'geo' => $position === null ? null : ['@type' => 'GeoCoordinates', 'latitude' => $position[0], 'longitude' => $position[1]],
            'openingHoursSpecification' => self::hours($view->hours()),
            'priceRange' => $view->priceSigns(),
            'sameAs' => array_values(array_filter([$view->website(), ...array_values($view->social())])),
        ]);

        return SchemaType::isBusiness($type) ? $facts : array_diff_key($facts, ['priceRange' => '', 'email' => '']);
    }

    /** @return list<string> Slugs of the categories and their ancestors. */
    private static function slugs(ListingView $view): array
    {
        return array_column(array_merge([], ...array_map(ListingTerms::withAncestors(...), $view->categories())), 'slug');
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
