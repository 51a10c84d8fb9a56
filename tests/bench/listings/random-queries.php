<?php

/** Random listing queries, the same ones for the same seed. Needs a WordPress with listings. */

declare(strict_types=1);

use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Search\Domain\Bounds;
use Gazetteer\Search\Domain\FacetCounts;
use Gazetteer\Search\Domain\ListingOrder;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\Nearby;

/**
 * Most queries are built from an existing listing, so that most have results.
 *
 * @return list<ListingQuery>
 */
function gazetteer_random_queries(DataNames $names, int $seed, int $count): array
{
    global $wpdb;
    mt_srand($seed);
    $ids = $wpdb->get_col($wpdb->prepare("SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish' ORDER BY ID", $names->listing));
    if ($ids === []) {
        return [];
    }
    $chance = static fn (int $percent): bool => mt_rand(1, 100) <= $percent;
    $some = static function (array $from, int $most): array {
        shuffle($from);

        return array_slice($from, 0, mt_rand(1, max(1, $most)));
    };
    $terms = static fn (int $id, string $taxonomy): array => array_map(intval(...), wp_get_object_terms($id, $taxonomy, ['fields' => 'ids', 'orderby' => 'term_id']));
    $queries = [];
    while (count($queries) < $count) {
        $id = (int) $ids[mt_rand(0, count($ids) - 1)];
        $other = (int) $ids[mt_rand(0, count($ids) - 1)];
        $details = (array) (get_post_meta($id, $names->details, true) ?: []);
        $values = array_filter(
            (array) (get_post_meta($id, $names->values, true) ?: []),
            static fn (int|string $field): bool => $field !== 'lp_feature' && !str_ends_with((string) $field, '-mfilter'),
            ARRAY_FILTER_USE_KEY,
        );

        $categories = $chance(60) ? $some($terms($id, $names->category), 1) : [];
        if ($categories !== [] && $chance(30)) {
            $above = get_ancestors($categories[0], $names->category, 'taxonomy');
            $categories = $above === [] ? $categories : [end($above)];
        }
        if ($categories !== [] && $chance(20)) {
            $categories = array_merge($categories, $terms($other, $names->category));
        }
        $locations = $chance(40) ? $some($terms($id, $names->location), 1) : [];
        if ($locations !== [] && $chance(40)) {
            $above = get_ancestors($locations[0], $names->location, 'taxonomy');
            $locations = $above === [] ? $locations : [$above[0]];
        }
        $features = $chance(30) ? $some($terms($id, $names->feature), 3) : [];
        $asked = [];
        foreach ($chance(30) && $values !== [] ? $some(array_keys($values), 3) : [] as $field) {
            $asked[(string) $field] = array_map(strval(...), array_values($some((array) $values[$field], 2)));
        }
        $words = '';
        if ($chance(25)) {
            $all = preg_split('/[^\p{L}\p{N}]+/u', get_post($id)->post_title . ' ' . ($details[Detail::Address->value] ?? ''), -1, PREG_SPLIT_NO_EMPTY);
            $words = implode(' ', array_map(static fn (string $word): string => mb_substr($word, 0, mt_rand(2, 9)), $all ? $some($all, 2) : []));
            $words = $chance(30) ? strtoupper($words) : $words;
        }
        $nearby = null;
        if ($chance(30) && is_numeric($details[Detail::Latitude->value] ?? '') && is_numeric($details[Detail::Longitude->value] ?? '')) {
            $nearby = new Nearby(
                (float) $details[Detail::Latitude->value] + mt_rand(-100, 100) / 1000,
                (float) $details[Detail::Longitude->value] + mt_rand(-100, 100) / 1000,
                [0.5, 2.0, 5.0, 25.0, 100.0, 1000.0][mt_rand(0, 5)],
            );
        }
        $bounds = null;
        if ($chance(25) && is_numeric($details[Detail::Latitude->value] ?? '') && is_numeric($details[Detail::Longitude->value] ?? '')) {
            [$latitude, $longitude, $size] = [(float) $details[Detail::Latitude->value], (float) $details[Detail::Longitude->value], [0.01, 0.3, 5.0, 60.0, 170.0][mt_rand(0, 4)]];
            $bounds = new Bounds($latitude - $size * mt_rand(1, 100) / 100, $longitude - $size * mt_rand(1, 100) / 100, $latitude + $size * mt_rand(1, 100) / 100, $longitude + $size * mt_rand(1, 100) / 100);
        }
        $orders = ListingOrder::cases();
        $queries[] = new ListingQuery(
            categories: array_values(array_unique($categories)),
            locations: $locations,
            features: $features,
            tags: $chance(15) ? $some($terms($id, $names->tag), 2) : [],
            values: $asked,
            words: $words,
            nearby: $nearby,
            order: $orders[mt_rand(0, count($orders) - 1)],
            page: $chance(70) ? 1 : mt_rand(2, 5),
            perPage: [5, 10, 20, 50][mt_rand(0, 3)],
            prices: $chance(12) ? $some(FacetCounts::PRICES, 2) : [],
            rating: $chance(8) ? (float) FacetCounts::RATINGS[mt_rand(0, 3)] : 0.0,
            isOpenNow: $chance(8),
            bounds: $bounds,
        );
    }

    return $queries;
}
