<?php

declare(strict_types=1);

namespace Gazetteer\Search\Read;

use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\ListingSet;
use Gazetteer\Search\Domain\Words\SearchWords;
use Gazetteer\Search\Write\ListingText;

/** Finds the listings that match a query: reads the set of listings for each criterion, and intersects the sets. */
final class QueryConditions
{
    public function __construct(private readonly FacetSets $sets, private readonly OpenListings $open)
    {
    }

    /**
     * Returns the listings that match all criteria, in one set per match quality, best matches first. Without search
     * words, there is only one set.
     *
     * @return non-empty-list<ListingSet>|null Null for all listings.
     */
    public function matchingSets(ListingQuery $query): ?array
    {
        $alternatives = self::alternatives($query);
        $hasNoWords = trim($query->words) === '';
        $words = SearchWords::fromSplit($hasNoWords ? [] : ListingText::split($query->words));
        if (!$hasNoWords && $words->isEmpty()) {
            return [ListingSet::none()];
        }
        if ($alternatives === [] && $words->isEmpty() && !$query->isOpenNow) {
            return null;
        }
        $read = $this->sets->read(array_values(array_unique(array_merge([], ...$alternatives))));
        $left = $query->isOpenNow ? $this->open->set() : null;
        foreach ($alternatives as $facets) {
            $left = self::intersect($left, self::union($read, $facets));
        }
        if ($words->isEmpty() || $left?->count() === 0) {
            return [$left ?? ListingSet::none()];
        }

        // The words are searched in all listings, so that filters do not change which words count as mistyped.
        return array_map(static fn (ListingSet $set): ListingSet => self::intersect($left, $set), $this->sets->wordSearch()->find($words)) ?: [ListingSet::none()];
    }

    /** @return list<list<string>> Lists of facets. A listing must have at least one facet of each list. */
    private static function alternatives(ListingQuery $query): array
    {
        $alternatives = [];
        foreach ([Facet::CATEGORY => $query->categories, Facet::LOCATION => $query->locations, Facet::TAG => $query->tags] as $kind => $terms) {
            $alternatives[] = array_map(static fn (int $term): string => Facet::term($kind, $term), array_values($terms));
        }
        foreach ($query->features as $feature) {
            $alternatives[] = [Facet::term(Facet::FEATURE, $feature)];
        }
        foreach ($query->values as $field => $values) {
            $alternatives[] = array_map(static fn (string $value): string => Facet::value((string) $field, $value), array_values($values));
        }

        $alternatives[] = array_map(Facet::price(...), $query->prices);
        $alternatives[] = $query->rating > 0 ? Facet::ratingsFrom($query->rating) : [];

        return array_values(array_filter($alternatives));
    }

    /**
     * @param array<string, ListingSet> $read
     * @param list<string> $facets
     */
    private static function union(array $read, array $facets): ListingSet
    {
        $all = ListingSet::none();
        foreach ($facets as $facet) {
            $all = $all->or($read[$facet] ?? ListingSet::none());
        }

        return $all;
    }

    private static function intersect(?ListingSet $left, ListingSet $set): ListingSet
    {
        return $left === null ? $set : $left->and($set);
    }
}
