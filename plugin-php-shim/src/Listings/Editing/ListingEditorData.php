<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Editing;

use Gazetteer\Contract\Meta;
use Gazetteer\Kernel\Settings;
use Gazetteer\Listings\DetailCleaning;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Fields\ValueCleaning;
use Gazetteer\Listings\ListingMeta;
use Gazetteer\Listings\Places\PlaceSettings;
use Gazetteer\Listings\Rest\CategoryFieldsController;
use Gazetteer\Listings\SiteListingRights;
use Gazetteer\Plans\Cards\Currency;
use WP_Post;

/** Site data for the listing editor's script. */
final class ListingEditorData
{
    private const MOST_PLANS = 200;

    /** @return array<string, mixed> */
    public static function forSite(Settings $settings): array
    {
        $names = $settings->names();

        return [
            'type' => $names->listing,
            'metas' => [
                'details' => $names->details,
                'values' => $names->values,
                'gallery' => Meta::GALLERY,
                'plan' => ListingMeta::PLAN,
            ],
            'taxonomy' => $names->category,
            'categories' => get_taxonomy($names->category)->rest_base ?: $names->category,
            'fields' => self::fieldsRoute($settings),
            'days' => WeekDays::all(),
            'plans' => self::plans($names->plan),
            'currency' => trim(str_replace('0', '', Currency::ofSite()->text(0))),
            'places' => PlaceSettings::read($settings->places())->forScript(),
            'locations' => get_taxonomy($names->location)->rest_base ?: $names->location,
            'locationTaxonomy' => $names->location,
            'mayDecide' => SiteListingRights::mayDecide(),
        ];
    }

    /** @return array<string, mixed> The site data and the listing's data. */
    public static function forListing(Settings $settings, WP_Post $listing): array
    {
        $names = $settings->names();
        $details = get_post_meta($listing->ID, $names->details, true);
        $known = array_intersect_key(is_array($details) ? $details : [], array_flip(array_column(Detail::cases(), 'value')));

        return self::forSite($settings) + ['listing' => [
            'details' => (object) DetailCleaning::all($known),
            'values' => (object) ValueCleaning::fields(get_post_meta($listing->ID, $names->values, true)),
            'gallery' => implode(',', ValueCleaning::ids(get_post_meta($listing->ID, Meta::GALLERY, true))),
            'plan' => absint(get_post_meta($listing->ID, ListingMeta::PLAN, true)),
        ]];
    }

    public static function fieldsRoute(Settings $settings): string
    {
        return "/{$settings->restNamespace()}/" . CategoryFieldsController::PATH;
    }

    /** @return list<array{value: string, label: string}> */
    private static function plans(string $type): array
    {
        $plans = get_posts(['post_type' => $type, 'post_status' => 'publish', 'numberposts' => self::MOST_PLANS, 'orderby' => ['menu_order' => 'ASC', 'title' => 'ASC']]);

        return array_map(static fn (WP_Post $plan): array => ['value' => (string) $plan->ID, 'label' => html_entity_decode($plan->post_title, ENT_QUOTES | ENT_HTML5, 'UTF-8')], $plans);
    }
}
