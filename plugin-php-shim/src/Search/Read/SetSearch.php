<?php

declare(strict_types=1);

namespace Gazetteer\Search\Read;

use Closure;
use DateTimeImmutable;
use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Domain\Geo\Circle;
use Gazetteer\Search\Domain\ListingOrder;
use Gazetteer\Search\Domain\ListingPage;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\ListingSearch;
use Gazetteer\Search\Domain\ListingSet;
use Gazetteer\Search\Domain\StoredOrder;
use Gazetteer\Search\IndexTables;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * Runs a query with the index: intersects the sets of listings that match each criterion, and reads one page of the
 * result.
 */
final class SetSearch implements ListingSearch
{
    private readonly FacetSets $sets;
    private readonly ResultPages $pages;
    private ?NearbyPages $nearby = null;

    /**
     * @param Closure(string): ?string $kind Returns the facet prefix of a taxonomy, such as `Facet::CATEGORY`.
     * @param (Closure(): DateTimeImmutable)|null $now Returns the time in the time zone of the site.
     */
    public function __construct(private readonly IndexTables $tables, private readonly Closure $kind, private readonly ?Closure $now = null)
    {
        $this->sets = new FacetSets($tables);
        $this->pages = new ResultPages($tables, $this->sets);
    }

    public function find(ListingQuery $query): ListingPage
    {
        $ranked = (new QueryConditions($this->sets, $this->open()))->matchingSets($query);
        $set = $ranked === null ? null : self::union($ranked);
        if ($query->bounds !== null) {
            $set = (new BoundsSets($this->tables, $this->sets))->within($query->bounds, $set);
        }
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
            ? $this->rankedPage(array_map(static fn (ListingSet $rank): ListingSet => $rank->and($set), $ranked), $first, $most)
            : $this->pages->page($set, $query->order->stored(), $first, $most);

        return $circle === null ? $page : new ListingPage($page->ids, $page->total, $this->nearby->kilometres($page->ids, $circle));
    }

    /** Returns all listings that match a query, regardless of page and order. Null for all listings. */
    public function matching(ListingQuery $query): ?ListingSet
    {
        $ranked = (new QueryConditions($this->sets, $this->open()))->matchingSets($query);
        $set = $ranked === null ? null : self::union($ranked);
        if ($query->bounds !== null) {
            $set = (new BoundsSets($this->tables, $this->sets))->within($query->bounds, $set);
        }
        if ($query->nearby === null || $set?->count() === 0) {
            return $set;
        }
        $this->nearby ??= new NearbyPages($this->tables, $this->sets);

        return $this->nearby->all($set, Circle::around($query->nearby));
    }

    public function counter(): SetFacetCounter
    {
        return new SetFacetCounter($this->sets, $this->open(), $this->matching(...));
    }

    public function suggester(): SetSuggester
    {
        return new SetSuggester($this->tables, $this->sets, $this->pages);
    }

    public function corrections(): SetCorrections
    {
        return new SetCorrections($this->tables, $this->sets);
    }

    private function open(): OpenListings
    {
        return new OpenListings($this->sets, $this->now === null ? new DateTimeImmutable('now', wp_timezone()) : ($this->now)());
    }

    /** @param non-empty-list<ListingSet> $sets */
    private static function union(array $sets): ListingSet
    {
        return array_reduce($sets, static fn (ListingSet $all, ListingSet $set): ListingSet => $all->or($set), ListingSet::none());
    }

    /** @param list<ListingSet> $ranked The best matches first. Within a set, the newest listings come first. */
    private function rankedPage(array $ranked, int $first, int $most): ListingPage
    {
        $ids = [];
        $total = 0;
        foreach ($ranked as $set) {
            $size = $set->count();
            $from = max(0, $first - $total);
            $total += $size;
            if ($from < $size && count($ids) < $most) {
                array_push($ids, ...$this->pages->page($set, StoredOrder::Newest, $from, $most - count($ids))->ids);
            }
        }

        return new ListingPage($ids, $total);
    }

    public function counts(string $taxonomy): array
    {
        $kind = ($this->kind)($taxonomy);

        $counts = [];
        foreach ($kind === null ? [] : $this->sets->sizesOfRange(...Facet::range("{$kind}:")) as $facet => $listings) {
            $counts[(int) substr($facet, strlen("{$kind}:"))] = $listings;
        }

        return $counts;
    }
}
