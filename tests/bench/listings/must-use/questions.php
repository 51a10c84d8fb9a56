<?php

/**
 * Plugin Name: Questions of the bench
 * A must-use plugin: admin-ajax.php returns how long one query took inside of a normal request.
 */

declare(strict_types=1);

use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Settings;
use Gazetteer\Listings\Fields\TermDetailsAction;
use Gazetteer\Plugin;
use Gazetteer\Search\Domain\ListingOrder;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\Nearby;
use Gazetteer\Search\SiteIndex;
use Gazetteer\Search\SiteSearch;
use Gazetteer\Submission\SubmitListingAction;

if (isset($_GET['without'])) {
    add_filter('option_active_plugins', static fn (): array => array_filter((array) get_option('gazetteer_bench_others', [])));
}
if (isset($_GET['explain'])) {
    define('SAVEQUERIES', true);
}
if (isset($_GET['told'])) {
    // AJAX responses of the plugin contain no measurements, so add them when the plugin flushes
    // this output buffer just before the end.
    ob_start(static function (string $answer): string {
        headers_sent() || header('X-Bench: ' . json_encode(BenchQuestions::whole()));

        return $answer;
    });
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
        $told = compact('took', 'queries') + self::whole();
        $asked = array_column(array_slice($wpdb->queries ?? [], $first), 0);
        if (is_int($found)) {
            wp_delete_post($found, true);
        }
        header('Content-Type: application/json');
        echo json_encode($told + ['scans' => isset($_GET['explain']) ? self::scans($asked) : []]);
        exit;
    }

    /** @return array{whole: float, all: int} Milliseconds and queries of the request so far. */
    public static function whole(): array
    {
        global $wpdb;

        return ['whole' => (microtime(true) - $_SERVER['REQUEST_TIME_FLOAT']) * 1000, 'all' => $wpdb->num_queries];
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
        $index = new SiteIndex(static fn () => $names);
        $term = static fn (string $name, string $taxonomy): int => (int) (get_term_by('name', $name, $taxonomy)->term_id ?? 0);
        $find = static fn (ListingQuery $query): callable => static fn () => [(new SiteSearch($index))->find($query)];
        [$kind, $popular, $town] = [$term('Kind 1-2', $names->category), $term('Kind 0-1', $names->category), $term('Town 3-3', $names->location)];
        [$feature, $tag] = [$term("{$names->feature} 3", $names->feature), $term("{$names->tag} 3", $names->tag)];
        if ($name === 'counts') {
            return static fn () => [(new SiteSearch($index))->counts($names->category)];
        }
        if ($name === 'fields') {
            $call = Plugin::get(TermDetailsAction::class);

            return static fn () => [$call->answer(new Input(['term_id' => (string) $kind, 'listing_id' => '']))];
        }
        if ($name === 'submit') {
            wp_set_current_user(1);
            add_filter('gazetteer_submission_tries', static fn (): int => PHP_INT_MAX);
            $action = Plugin::get(SubmitListingAction::class);
            $sent = new Input([
                'postTitle' => 'A place', 'postContent' => 'Text', 'category' => [(string) $kind], 'location' => [(string) $town],
                'lp_form_fields_inn' => ['lp_feature' => [(string) $feature], 'size' => 's1', 'stars' => '3'], 'tags' => "{$names->tag} 3",
                'latitude' => '51.5', 'longitude' => '-0.12', 'phone' => '1', 'post_nonce_field' => wp_create_nonce(Field::NONCE_ACTION_CREATE),
                Field::REQUEST => wp_generate_uuid4(),
            ]);

            return static function () use ($action, $sent): int {
                $made = 0;
                add_action('gazetteer_listing_submitted', static function (int $listing) use (&$made): void {
                    $made = $listing;
                });
                $answer = $action->answer($sent);
                // The plugin writes the search index at the end of the request, in the `shutdown`
                // action.
                do_action('shutdown');

                return $made > 0 ? $made : throw new RuntimeException((string) json_encode($answer));
            };
        }

        if ($name === 'write') {
            $listing = get_page_by_path('listing-500', OBJECT, $names->listing)->ID;
            $values = (array) get_post_meta($listing, $names->values, true);
            update_post_meta($listing, $names->values, ['size' => $values['size'] === 's1' ? 's2' : 's1'] + $values);

            // Read the listing first, because reading is not part of the measured write.
            $index->reader()->read([$listing]);

            return static fn (): array => [$index->writer()->write([$listing])];
        }

        return $find(match ($name) {
            'list' => new ListingQuery(categories: [$popular], locations: [$town], order: ListingOrder::Title),
            'popular' => new ListingQuery(categories: [$popular]),
            'filter' => new ListingQuery(categories: [$kind], values: ['size' => ['s2'], 'stars' => ['3'], 'open' => ['day']]),
            'town' => new ListingQuery(locations: [$town]),
            'titled' => new ListingQuery(categories: [$popular], features: [$feature], order: ListingOrder::Title),
            'nearby' => new ListingQuery(nearby: new Nearby(10.0, 10.0, 50.0), order: ListingOrder::Nearest),
            'dense' => new ListingQuery(nearby: new Nearby(51.5, -0.12, 5.0), order: ListingOrder::Nearest),
            'edge' => new ListingQuery(nearby: new Nearby(51.5, -0.12, 2.0), order: ListingOrder::Nearest),
            'both' => new ListingQuery(categories: [$popular], nearby: new Nearby(51.5, -0.12, 2.0), order: ListingOrder::Nearest),
            'newest nearby' => new ListingQuery(categories: [$popular], nearby: new Nearby(51.5, -0.12, 2.0)),
            'words' => new ListingQuery(words: 'harb caf'),
            'all' => new ListingQuery(order: ListingOrder::Title, page: 3),
            'deep' => new ListingQuery(categories: [$popular], features: [$feature], page: 3),
        });
    }

    /**
     * @param list<string> $queries
     * @return list<string> The queries that scan a table with many rows.
     */
    private static function scans(array $queries): array
    {
        global $wpdb;
        $sqlite = defined('FQDB') ? new PDO('sqlite:' . FQDB) : null;
        $many = "/\\b({$wpdb->posts}|{$wpdb->postmeta}|{$wpdb->term_relationships}|{$wpdb->prefix}gazetteer_(?:listings|facets|sets))\\b/";

        return array_values(array_filter($queries, static function (string $query) use ($wpdb, $sqlite, $many): bool {
            if (preg_match('/^\s*SELECT\b/i', $query) !== 1 || preg_match($many, $query) !== 1) {
                return false;
            }
            $plan = $sqlite === null
                ? array_map(static fn (array $row): string => $row['type'] === 'ALL' || ($row['type'] === 'index' && !str_contains($query, 'LIMIT')) ? "SCAN {$row['table']}" : '', $wpdb->get_results("EXPLAIN {$query}", ARRAY_A))
                : array_column($sqlite->query("EXPLAIN QUERY PLAN {$query}")->fetchAll(PDO::FETCH_ASSOC), 'detail');

            return preg_grep('/^SCAN (?!.*(?:INDEX|CONSTANT|SUBQUERY))/', $plan) !== [];
        }));
    }
}

add_action('wp_ajax_nopriv_gazetteer_bench', BenchQuestions::answer(...));
