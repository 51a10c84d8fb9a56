<?php

declare(strict_types=1);

namespace Gazetteer\Search\Read;

use Closure;
use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\ListingSet;

/**
 * The listings that match a query without one of its filters. The other criteria, such as search words or a place, are
 * evaluated only once.
 */
final class FilterBases
{
    public const PRICE = Facet::PRICE;
    public const RATING = Facet::RATING;
    public const OPEN = Facet::OPENING;

    /**
     * @param ?ListingSet $rest The listings that match all criteria that are not filters; null for all.
     * @param array<string, ListingSet> $selected The listings that match a filter, by the filter's name. Filters without a selected option are missing.
     */
    private function __construct(private readonly ?ListingSet $rest, private readonly array $selected)
    {
    }

    /** @param Closure(ListingQuery): ?ListingSet $matching */
    public static function read(ListingQuery $query, FacetSets $sets, OpenListings $open, Closure $matching): self
    {
        $facets = array_filter([
            Facet::CATEGORY => array_map(static fn (int $term): string => Facet::term(Facet::CATEGORY, $term), $query->categories),
            Facet::LOCATION => array_map(static fn (int $term): string => Facet::term(Facet::LOCATION, $term), $query->locations),
            self::PRICE => array_map(Facet::price(...), $query->prices),
            self::RATING => $query->rating > 0 ? Facet::ratingsFrom($query->rating) : [],
        ]);
        foreach (array_filter($query->values) as $field => $values) {
            $facets[self::field((string) $field)] = array_map(static fn (string $value): string => Facet::value((string) $field, $value), $values);
        }
        $read = $sets->read(array_values(array_unique(array_merge([], ...array_values($facets)))));
        $selected = array_map(static fn (array $names): ListingSet => array_reduce(
            array_intersect_key($read, array_flip($names)),
            static fn (ListingSet $all, ListingSet $set): ListingSet => $all->or($set),
            ListingSet::none(),
        ), $facets);
        if ($query->isOpenNow) {
            $selected[self::OPEN] = $open->set();
        }

        return new self($matching($query->with(categories: [], locations: [], values: [], prices: [], rating: 0.0, isOpenNow: false)), $selected);
    }

    public static function field(string $slug): string
    {
        return "v:{$slug}";
    }

    /** Returns the listings that match all criteria except one filter; null for all listings. */
    public function without(string $filter): ?ListingSet
    {
        $left = $this->rest;
        foreach (array_diff_key($this->selected, [$filter => 1]) as $set) {
            $left = $left === null ? $set : $left->and($set);
        }

        return $left;
    }
}
