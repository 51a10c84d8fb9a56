<?php

declare(strict_types=1);

namespace Gazetteer\Search\Read;

use Closure;
use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Domain\FacetCounter;
use Gazetteer\Search\Domain\FacetCounts;
use Gazetteer\Search\Domain\FacetScope;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\ListingSet;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * Counts the listings of each option with the sets of the index. For the options of one filter, intersects their sets
 * with the listings that match all other filters.
 */
final class SetFacetCounter implements FacetCounter
{
    /** Maximum number of terms of a taxonomy that are counted if the caller names none. */
    private const MOST = 400;

    /** @param Closure(ListingQuery): ?ListingSet $matching Returns the listings that match a query; null for all. */
    public function __construct(private readonly FacetSets $sets, private readonly OpenListings $open, private readonly Closure $matching)
    {
    }

    public function facets(ListingQuery $query, ?FacetScope $scope = null): FacetCounts
    {
        $scope ??= new FacetScope();
        $bases = FilterBases::read($query, $this->sets, $this->open, $this->matching);
        $ratings = $this->counts(array_map(Facet::rating(...), range(Facet::LEAST_RATING, Facet::BEST_RATING)), $bases->without(FilterBases::RATING));
        $open = $bases->without(FilterBases::OPEN);
        $prices = $this->counts(array_map(Facet::price(...), FacetCounts::PRICES), $bases->without(FilterBases::PRICE));

        return new FacetCounts(
            $this->terms(Facet::CATEGORY, $scope->categories, $bases),
            $this->terms(Facet::LOCATION, $scope->locations, $bases),
            $this->terms(Facet::FEATURE, $scope->features, $bases),
            $this->values($scope->values, $bases),
            array_combine(FacetCounts::PRICES, array_map(static fn (string $level): int => $prices[Facet::price($level)] ?? 0, FacetCounts::PRICES)),
            self::atLeast($ratings),
            ($open === null ? $this->open->set() : $this->open->set()->and($open))->count(),
            $this->sets->sizesOfRange(...Facet::range(Facet::PRICE . ':')) !== [],
            $this->sets->sizesOfRange(...Facet::range(Facet::RATING . ':')) !== [],
            $this->open->areHoursKnown(),
        );
    }

    /**
     * @param list<int>|null $terms
     * @return array<int, int>
     */
    private function terms(string $kind, ?array $terms, FilterBases $bases): array
    {
        $facets = $terms === null ? $this->largest("{$kind}:") : array_map(static fn (int $term): string => Facet::term($kind, $term), $terms);
        $counts = [];
        foreach ($this->counts($facets, $bases->without($kind)) as $facet => $listings) {
            $counts[(int) substr($facet, strlen($kind) + 1)] = $listings;
        }

        return $counts;
    }

    /**
     * @param array<string, list<string>> $fields
     * @return array<string, array<array-key, int>>
     */
    private function values(array $fields, FilterBases $bases): array
    {
        $counts = [];
        foreach ($fields as $field => $values) {
            $field = (string) $field;
            $found = $this->counts(array_map(static fn (string $value): string => Facet::value($field, $value), $values), $bases->without(FilterBases::field($field)));
            foreach ($values as $value) {
                $counts[$field][$value] = $found[Facet::value($field, $value)] ?? 0;
            }
        }

        return $counts;
    }

    /**
     * @param array<string, int> $ratings Number of listings by rating facet. A listing has one rating facet.
     * @return array<array-key, int>
     */
    private static function atLeast(array $ratings): array
    {
        $counts = [];
        foreach (FacetCounts::RATINGS as $stars) {
            $counts[$stars] = array_sum(array_intersect_key($ratings, array_flip(Facet::ratingsFrom((float) $stars))));
        }

        return $counts;
    }

    /** @return list<string> */
    private function largest(string $prefix): array
    {
        $sizes = $this->sets->sizesOfRange(...Facet::range($prefix));
        arsort($sizes);

        return array_map(strval(...), array_keys(array_slice($sizes, 0, self::MOST, true)));
    }

    /**
     * @param list<string> $facets
     * @param ListingSet|null $base Null for all listings.
     * @return array<string, int>
     */
    private function counts(array $facets, ?ListingSet $base): array
    {
        return match (true) {
            $facets === [] || $base?->count() === 0 => [],
            $base === null => $this->sets->sizes($facets),
            default => $this->sets->countsWithin($facets, $base),
        };
    }
}
