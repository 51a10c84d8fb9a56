<?php

/**
 * Plugin Name: Questions of the bench
 *
 * A must-use plugin: answers admin-ajax with how long one question took, within the request that anybody would make.
 */

declare(strict_types=1);

use Gazetteer\Domain\Listing\Listing;
use Gazetteer\Domain\Listing\ListingOrder;
use Gazetteer\Domain\Listing\ListingQuery;
use Gazetteer\Domain\Listing\Nearby;
use Gazetteer\Endpoint\Input;
use Gazetteer\WordPress\Listings\ListingHooks;
use Gazetteer\WordPress\Listings\ListingPosts;
use Gazetteer\WordPress\Lookup\LookupHooks;
use Gazetteer\WordPress\Settings;

if (isset($_GET['without'])) {
    add_filter('option_active_plugins', static fn (): array => array_filter((array) get_option('gazetteer_bench_others', [])));
}
if (isset($_GET['explain'])) {
    define('SAVEQUERIES', true);
}

final class BenchQuestions
{
    public static function answer(): never
    {
        global $wpdb;
        $ask = self::question((string) ($_GET['question'] ?? ''));
        $queries = $wpdb->num_queries;
        $first = count($wpdb->queries ?? []);
        $begun = hrtime(true);
        $found = $ask();
        $took = (hrtime(true) - $begun) / 1e6;
        $queries = $wpdb->num_queries - $queries;
        $all = $wpdb->num_queries;
        $whole = (microtime(true) - $_SERVER['REQUEST_TIME_FLOAT']) * 1000;
        $asked = array_column(array_slice($wpdb->queries ?? [], $first), 0);
        if (is_int($found)) {
            wp_delete_post($found, true);
        }
        header('Content-Type: application/json');
        echo json_encode(compact('took', 'queries', 'whole', 'all') + ['scans' => isset($_GET['explain']) ? self::scans($asked) : []]);
        exit;
    }

    private static function question(string $name): callable
    {
        if ($name === 'nothing') {
            return static fn () => null;
        }
        if ($name === 'bare') {
            return static fn () => wp_insert_post(['post_title' => 'A place', 'post_content' => 'Text', 'post_status' => 'publish']);
        }
        $names = (new Settings())->names();
        $hooks = new LookupHooks(static fn () => $names);
        $finder = $hooks->finder();
        $term = static fn (string $name, string $taxonomy): int => (int) (get_term_by('name', $name, $taxonomy)->term_id ?? 0);
        $find = static fn (ListingQuery $query): callable => static fn () => [$finder->find($query)];
        $kind = $term('Kind 1-2', $names->category);
        if ($name === 'detail') {
            $slug = 'listing-500';

            return static fn () => [$finder->detail($slug)];
        }
        if ($name === 'features') {
            $call = (new ListingHooks(static fn () => $names))->endpoints()[0];

            return static fn () => [$call->answer(new Input(['term_id' => (string) $kind, 'listing_id' => '']))];
        }
        if ($name === 'submit') {
            $listing = new Listing(0, 'A place', 'Text', categories: [$kind], locations: [$term('Town 3-3', $names->location)], features: [$term("{$names->feature} 3", $names->feature)], tags: [$term("{$names->tag} 3", $names->tag)], details: ['latitude' => '51.5', 'longitude' => '-0.12', 'phone' => '1'], values: ['size' => 's1', 'stars' => '3'], author: 1);

            return static function () use ($names, $listing): int {
                $id = (new ListingPosts($names))->save($listing);
                // The lookup is written when the request is over.
                do_action('shutdown');

                return $id;
            };
        }

        return $find(match ($name) {
            'list' => new ListingQuery(categories: [$kind], locations: [$term('Town 3-3', $names->location)], order: ListingOrder::Title),
            'popular' => new ListingQuery(categories: [$term('Kind 0-1', $names->category)]),
            'filter' => new ListingQuery(categories: [$kind], values: ['size' => ['s2'], 'stars' => ['3'], 'open' => ['day']]),
            'nearby' => new ListingQuery(nearby: new Nearby(10.0, 10.0, 50.0), order: ListingOrder::Nearest),
            'dense' => new ListingQuery(nearby: new Nearby(51.5, -0.12, 5.0), order: ListingOrder::Nearest),
        });
    }

    /**
     * @param list<string> $queries
     * @return list<string> Those that read a whole table of many rows.
     */
    private static function scans(array $queries): array
    {
        global $wpdb;
        $sqlite = defined('FQDB') ? new PDO('sqlite:' . FQDB) : null;
        $many = "/\\b({$wpdb->posts}|{$wpdb->postmeta}|{$wpdb->term_relationships}|{$wpdb->prefix}gazetteer_listings)\\b/";

        return array_values(array_filter($queries, static function (string $query) use ($wpdb, $sqlite, $many): bool {
            if (preg_match('/^\s*SELECT\b/i', $query) !== 1 || preg_match($many, $query) !== 1) {
                return false;
            }
            $plan = $sqlite === null
                ? array_map(static fn (array $row): string => $row['type'] === 'ALL' ? "SCAN {$row['table']}" : '', $wpdb->get_results("EXPLAIN {$query}", ARRAY_A))
                : array_column($sqlite->query("EXPLAIN QUERY PLAN {$query}")->fetchAll(PDO::FETCH_ASSOC), 'detail');

            return preg_grep('/^SCAN (?!.*(?:INDEX|CONSTANT|SUBQUERY))/', $plan) !== [];
        }));
    }
}

add_action('wp_ajax_nopriv_gazetteer_bench', BenchQuestions::answer(...));
