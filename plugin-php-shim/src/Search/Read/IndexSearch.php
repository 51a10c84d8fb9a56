<?php

declare(strict_types=1);

namespace Gazetteer\Search\Read;

use Closure;
use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Domain\Geo\Circle;
use Gazetteer\Search\Domain\ListingOrder;
use Gazetteer\Search\Domain\ListingPage;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\ListingSearch;
use Gazetteer\Search\Domain\ListingSet;
use Gazetteer\Search\IndexTables;

if (!defined('ABSPATH')) {
    exit;
}

/** Finds listings in the lookup: sets are cut with each other, and a page is taken from what is left. */
final class IndexSearch implements ListingSearch
{
    private readonly FacetSets $sets;
    private readonly ResultPages $pages;
    private ?NearbyPages $nearby = null;

    /** @param Closure(string): ?string $kind By which facets a taxonomy's terms are found. */
    public function __construct(private readonly IndexTables $tables, private readonly Closure $kind)
    {
        $this->sets = new FacetSets($tables);
        $this->pages = new ResultPages($tables, $this->sets);
    }

    public function find(ListingQuery $query): ListingPage
    {
        $ranked = (new QueryConditions($this->sets))->of($query);
        $set = $ranked === null ? null : self::together($ranked);
        if ($set?->count() === 0) {
            return new ListingPage([], 0);
        }
        $first = max(0, $query->page - 1) * max(1, $query->perPage);
        $most = max(1, $query->perPage);
        $circle = $query->nearby === null ? null : Circle::around($query->nearby);
        if ($circle !== null) {
            $this->nearby ??= new NearbyPages($this->tables, $this->sets);
            if ($query->order === ListingOrder::Nearest) {
                return $this->nearby->nearest($set, $circle, $first, $most);
            }
            $set = $this->nearby->all($set, $circle);
        }
        $page = $query->order === ListingOrder::Relevance && count($ranked ?? []) > 1
            ? $this->best(array_map(static fn (ListingSet $rank): ListingSet => $rank->and($set), $ranked), $first, $most)
            : $this->pages->page($set, $query->order->isByDate(), $first, $most);

        return $circle === null ? $page : new ListingPage($page->ids, $page->total, $this->nearby->kilometres($page->ids, $circle));
    }

    /** @param non-empty-list<ListingSet> $sets */
    private static function together(array $sets): ListingSet
    {
        return array_reduce($sets, static fn (ListingSet $all, ListingSet $set): ListingSet => $all->or($set), ListingSet::none());
    }

    /** @param list<ListingSet> $ranked The best matches first; those that match alike, newest first. */
    private function best(array $ranked, int $first, int $most): ListingPage
    {
        $ids = [];
        $total = 0;
        foreach ($ranked as $set) {
            $size = $set->count();
            $from = max(0, $first - $total);
            $total += $size;
            if ($from < $size && count($ids) < $most) {
                array_push($ids, ...$this->pages->page($set, true, $from, $most - count($ids))->ids);
            }
        }

        return new ListingPage($ids, $total);
    }

    public function counts(string $taxonomy): array
    {
        $kind = ($this->kind)($taxonomy);

        return $kind === null ? [] : $this->numbered(Facet::beginning("{$kind}:"));
    }

    /** @return array<int, int> How many listings of a category, and of those below it, have each feature. */
    public function featuresOf(int $category): array
    {
        return $this->numbered(Facet::beginning("p:{$category}:"));
    }

    /**
     * @param list<int> $ids
     * @return array<int, array<string, mixed>> In the order asked for.
     */
    public function cards(array $ids): array
    {
        if ($ids === []) {
            return [];
        }
        $cards = array_column($this->tables->rows(
            'SELECT id, card FROM {cards} WHERE id IN (' . implode(',', array_map(intval(...), $ids)) . ')',
        ), 'card', 'id');
        $found = [];
        foreach ($ids as $id) {
            if (isset($cards[$id])) {
                $found[$id] = (array) json_decode((string) $cards[$id], true);
            }
        }

        return $found;
    }

    /** @return array<string, mixed>|null */
    public function detail(int|string $which): ?array
    {
        $card = is_int($which)
            ? $this->tables->rows('SELECT card FROM {cards} WHERE id = %d', $which)
            : $this->tables->rows(
                'SELECT c.card FROM {listings} l JOIN {cards} c ON c.id = l.id WHERE l.slug = %s ORDER BY l.id LIMIT 1',
                mb_substr($which, 0, 191),
            );

        return $card === [] ? null : (array) json_decode((string) $card[0]['card'], true);
    }

    /**
     * @param array{string, string} $range
     * @return array<int, int> By what stands behind the last colon.
     */
    private function numbered(array $range): array
    {
        $numbered = [];
        foreach ($this->sets->sizesOfRange(...$range) as $facet => $listings) {
            $numbered[(int) substr((string) strrchr($facet, ':'), 1)] = $listings;
        }

        return $numbered;
    }
}
