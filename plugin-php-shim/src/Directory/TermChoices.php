<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Gazetteer\Search\Domain\ListingSearch;
use WP_Term;

/**
 * Returns the terms that visitors can select in the search form: terms with listings, as a tree with counts. If there
 * are too many terms, returns only the upper levels, and the terms near the selected one.
 */
final class TermChoices
{
    private const MOST = 400;
    private const MOST_SELECTED = 5;

    /** @var array<int, list<int>> Child term ids by parent. */
    private array $below = [];

    /** @var array<int, int> */
    private array $counts;

    public function __construct(private readonly string $taxonomy, ListingSearch $finder)
    {
        $this->counts = array_filter($finder->counts($taxonomy));
        foreach ((array) _get_term_hierarchy($taxonomy) as $above => $terms) {
            $this->below[(int) $above] = array_values(array_filter(array_map(intval(...), (array) $terms), fn (int $term): bool => isset($this->counts[$term])));
        }
    }

    /**
     * @param list<int> $within Only these terms and their descendants; empty for all.
     * @param list<int> $selected
     * @return list<array{term: WP_Term, depth: int, count: int}> In tree order.
     */
    public function offer(array $within, array $selected): array
    {
        $tops = $within ?: array_values(array_diff(array_keys($this->counts), array_merge([], ...$this->below)));
        $tops = array_values(array_filter($tops, fn (int $term): bool => isset($this->counts[$term])));
        $offered = array_flip([...$this->levels($tops), ...array_merge([], ...array_map($this->aroundSelected(...), array_slice($selected, 0, self::MOST_SELECTED)))]);
        if ($offered === []) {
            return [];
        }

        return $this->flat($tops, $this->terms(array_keys($offered)), 0);
    }

    /**
     * Returns the terms with the most listings, without a tree.
     *
     * @param list<int> $selected
     * @return list<array{term: WP_Term, depth: int, count: int}> By name.
     */
    public function mostUsed(int $most, array $selected): array
    {
        arsort($this->counts);
        $ids = [...array_slice(array_keys($this->counts), 0, $most), ...array_intersect($selected, array_keys($this->counts))];

        return $this->flat($ids, $this->terms($ids), 0);
    }

    /**
     * @param list<int> $ids
     * @return array<int, WP_Term>
     */
    private function terms(array $ids): array
    {
        $terms = [];
        foreach ($ids === [] ? [] : (array) get_terms(['taxonomy' => $this->taxonomy, 'include' => $ids, 'hide_empty' => false, 'update_term_meta_cache' => false]) as $term) {
            $terms[$term->term_id] = $term;
        }

        return $terms;
    }

    /**
     * Adds one level of the tree after another, until the limit is reached.
     *
     * @param list<int> $level
     * @return list<int>
     */
    private function levels(array $level): array
    {
        $offered = [];
        while ($level !== [] && count($offered) + count($level) <= self::MOST) {
            $offered = [...$offered, ...$level];
            $level = array_merge([], ...array_map(fn (int $term): array => $this->below[$term] ?? [], $level));
        }

        return $offered;
    }

    /** @return list<int> */
    private function aroundSelected(int $selected): array
    {
        if ($selected <= 0) {
            return [];
        }
        $above = get_ancestors($selected, $this->taxonomy, 'taxonomy');
        $beside = $this->below[$above[0] ?? 0] ?? [];

        return [$selected, ...$above, ...array_slice($beside, 0, self::MOST), ...array_slice($this->below[$selected] ?? [], 0, self::MOST)];
    }

    /**
     * @param list<int> $level
     * @param array<int, WP_Term> $terms
     * @return list<array{term: WP_Term, depth: int, count: int}>
     */
    private function flat(array $level, array $terms, int $depth): array
    {
        $here = array_values(array_intersect_key($terms, array_flip($level)));
        usort($here, static fn (WP_Term $a, WP_Term $b): int => strnatcasecmp($a->name, $b->name));
        $flat = [];
        foreach ($here as $term) {
            $flat[] = ['term' => $term, 'depth' => $depth, 'count' => $this->counts[$term->term_id] ?? 0];
            array_push($flat, ...$this->flat($this->below[$term->term_id] ?? [], $terms, $depth + 1));
        }

        return $flat;
    }
}
