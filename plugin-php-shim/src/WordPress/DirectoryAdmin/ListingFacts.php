<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\DirectoryAdmin;

use Gazetteer\Contract\Meta;
use Gazetteer\Domain\Listing\Detail;
use Gazetteer\WordPress\Directory\Names;
use Gazetteer\WordPress\Listings\DetailCleaning;
use Gazetteer\WordPress\Listings\ListingMeta;
use Gazetteer\WordPress\Listings\SiteListingRights;
use Gazetteer\WordPress\Listings\ValueCleaning;
use Gazetteer\WordPress\Plans\Cards\Currency;
use WP_Post;

/** What the editor has to know of listings on this site. */
final class ListingFacts
{
    private const MOST_PLANS = 200;

    /** @return array<string, mixed> */
    public static function all(Names $names): array
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
            'mayDecide' => SiteListingRights::mayDecide(),
        ];
    }

    /** @return array<string, mixed> With what the listing holds. */
    public static function of(Names $names, WP_Post $listing): array
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
