<?php

declare(strict_types=1);

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- the inserted parts are constants and integers; values are prepared.

namespace Gazetteer\Search\Read;

use Gazetteer\Data\DataNames;
use Gazetteer\Search\Domain\ListingPage;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\ListingSearch;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * Answers searches until the first index is complete. Returns the newest listings with the selected terms,
 * and the term counts of WordPress. Ignores search words, fields and distances, so that every query reads few
 * rows.
 */
final class NewestListings implements ListingSearch
{
    private const FEW_TERMS = 20;
    private const OF_TERM = 200;
    private const CANDIDATES = 1000;

    public function __construct(private readonly DataNames $names, private readonly int $published)
    {
    }

    public function find(ListingQuery $query): ListingPage
    {
        $names = $this->names;
        $asked = array_filter([
            ...self::with($names->category, $query->categories),
            ...self::with($names->location, $query->locations),
            ...self::with($names->tag, $query->tags),
            ...array_map(static fn (int $feature): array => ['taxonomy' => $names->feature, 'terms' => [$feature]], $query->features),
        ]);
        $total = $this->published;
        $candidates = null;
        foreach ($asked as ['taxonomy' => $taxonomy, 'terms' => $terms]) {
            $counts = array_intersect_key($this->counts($taxonomy), array_flip($terms));
            $total = min($total, array_sum($counts));
            $candidates = $this->candidates(self::withBelow($terms, $taxonomy), $taxonomy, $candidates);
        }
        $first = max(0, $query->page - 1) * max(1, $query->perPage);

        return new ListingPage($total === 0 ? [] : $this->newest($candidates, max(1, $query->perPage), $first), $total, isProvisional: true);
    }

    public function counts(string $taxonomy): array
    {
        $own = [];
        $below = [];
        foreach ((array) get_terms(['taxonomy' => $taxonomy, 'hide_empty' => false, 'update_term_meta_cache' => false]) as $term) {
            $own[$term->term_id] = $term->count;
            $below[$term->parent][] = $term->term_id;
        }
        $counts = [];
        foreach (array_keys($own) as $term) {
            $counts[$term] = self::sum($term, $own, $below);
        }

        return array_filter($counts);
    }

    /**
     * @param list<int>|null $among Null for all listings.
     * @return list<int>
     */
    private function newest(?array $among, int $most, int $first): array
    {
        global $wpdb;
        if ($among === []) {
            return [];
        }
        $only = $among === null ? '' : 'AND ID IN (' . implode(',', $among) . ')';

        return array_map(intval(...), $wpdb->get_col($wpdb->prepare(
            "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish' AND post_password = '' {$only} ORDER BY post_date DESC, ID DESC LIMIT %d OFFSET %d",
            $this->names->listing,
            $most,
            $first,
        )));
    }

    /**
     * Returns the newest listings of each of the terms. If there are many terms, only checks the newest listings of
     * the site.
     *
     * @param list<int> $terms
     * @param list<int>|null $among
     * @return list<int>
     */
    private function candidates(array $terms, string $taxonomy, ?array $among): array
    {
        global $wpdb;
        $places = $terms === [] ? [] : array_map(intval(...), get_terms(['taxonomy' => $taxonomy, 'include' => $terms, 'hide_empty' => false, 'fields' => 'tt_ids']));
        if ($places === []) {
            return [];
        }
        if ($among === null && count($places) <= self::FEW_TERMS) {
            $found = array_merge(...array_map(static fn (int $place): array => $wpdb->get_col($wpdb->prepare(
                "SELECT object_id FROM {$wpdb->term_relationships} WHERE term_taxonomy_id = %d ORDER BY object_id DESC LIMIT %d",
                $place,
                self::OF_TERM,
            )), $places));
        } else {
            $among ??= $this->newest(null, self::CANDIDATES, 0);
            $found = $among === [] ? [] : $wpdb->get_col("SELECT object_id FROM {$wpdb->term_relationships} WHERE object_id IN (" . implode(',', $among) . ') AND term_taxonomy_id IN (' . implode(',', $places) . ')');
        }
        $found = array_unique(array_map(intval(...), $found));
        rsort($found);

        return array_slice($found, 0, self::CANDIDATES);
    }

    /**
     * @param list<int> $terms
     * @return list<array{taxonomy: string, terms: list<int>}>
     */
    private static function with(string $taxonomy, array $terms): array
    {
        return $terms === [] ? [] : [['taxonomy' => $taxonomy, 'terms' => array_values($terms)]];
    }

    /**
     * @param list<int> $terms
     * @return list<int>
     */
    private static function withBelow(array $terms, string $taxonomy): array
    {
        $below = is_taxonomy_hierarchical($taxonomy) ? array_map(static fn (int $term): array => (array) get_term_children($term, $taxonomy), $terms) : [];

        return array_values(array_unique(array_filter(array_map(static fn (mixed $term): int => is_numeric($term) ? (int) $term : 0, array_merge($terms, ...$below)))));
    }

    /**
     * @param array<int, int> $own
     * @param array<int, list<int>> $below
     */
    private static function sum(int $term, array $own, array $below, int $depth = 0): int
    {
        $sum = $own[$term] ?? 0;
        // Broken data may contain a cycle of parent terms.
        foreach ($depth > 20 ? [] : $below[$term] ?? [] as $child) {
            $sum += self::sum($child, $own, $below, $depth + 1);
        }

        return $sum;
    }
}
