<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Editing;

use Gazetteer\Contract\Meta;
use Gazetteer\Data\DataNames;
use Gazetteer\Listings\DetailCleaning;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Fields\ValueCleaning;
use Gazetteer\Listings\ListingMeta;
use Gazetteer\Listings\Places\PlaceSettings;
use Gazetteer\Listings\SiteListingRights;
use Gazetteer\Plans\Cards\Currency;
use Gazetteer\Plugin;
use WP_Post;

/** What the editor has to know of listings on this site. */
final class ListingEditorData
{
    private const MOST_PLANS = 200;

    /** @return array<string, mixed> */
    public static function all(DataNames $names): array
    {
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
            'fields' => FieldRoutes::path(FieldRoutes::OF_CATEGORIES),
            'days' => WeekDays::all(),
            'plans' => self::plans($names->plan),
            'currency' => trim(str_replace('0', '', Currency::ofSite()->text(0))),
            'places' => PlaceSettings::read(Plugin::settings()->places())->forScript(),
            'locations' => get_taxonomy($names->location)->rest_base ?: $names->location,
            'locationTaxonomy' => $names->location,
            'mayDecide' => SiteListingRights::mayDecide(),
        ];
    }

    /** @return array<string, mixed> With what the listing holds. */
    public static function of(DataNames $names, WP_Post $listing): array
    {
        $details = get_post_meta($listing->ID, $names->details, true);
        $known = array_intersect_key(is_array($details) ? $details : [], array_flip(array_column(Detail::cases(), 'value')));

        return self::all($names) + ['listing' => [
            'details' => (object) DetailCleaning::all($known),
            'values' => (object) ValueCleaning::fields(get_post_meta($listing->ID, $names->values, true)),
            'gallery' => implode(',', ValueCleaning::ids(get_post_meta($listing->ID, Meta::GALLERY, true))),
            'plan' => absint(get_post_meta($listing->ID, ListingMeta::PLAN, true)),
        ]];
    }

    /** @return list<array{value: string, label: string}> */
    private static function plans(string $type): array
    {
        $plans = get_posts(['post_type' => $type, 'post_status' => 'publish', 'numberposts' => self::MOST_PLANS, 'orderby' => ['menu_order' => 'ASC', 'title' => 'ASC']]);

        return array_map(static fn (WP_Post $plan): array => ['value' => (string) $plan->ID, 'label' => html_entity_decode($plan->post_title, ENT_QUOTES | ENT_HTML5, 'UTF-8')], $plans);
    }
}
