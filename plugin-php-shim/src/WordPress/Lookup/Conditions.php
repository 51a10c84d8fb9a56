<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Lookup;

use Gazetteer\Domain\Listing\ListingQuery;
use Gazetteer\Domain\Lookup\Facet;
use Gazetteer\Domain\Lookup\ListingSet;
use Gazetteer\Domain\Lookup\Words;

/** Reads the sets that a query names, and cuts them with each other. */
final class Conditions
{
    public function __construct(private readonly FacetSets $sets)
    {
    }

    /** Null for all listings. */
    public function of(ListingQuery $query): ?ListingSet
    {
        $either = self::either($query);
        $isSilent = trim($query->words) === '';
        $words = $isSilent ? [] : Words::of(ListingText::plain($query->words));
        if ($either === [] && $words === []) {
            return $isSilent ? null : ListingSet::none();
        }
        $whole = array_filter($words, static fn (string $word): bool => !Words::isBeginning($word));
        $read = $this->sets->read(array_values(array_unique(array_merge(
            array_map(Facet::word(...), array_values($whole)),
            ...$either,
        ))));

        $left = null;
        foreach ($either as $facets) {
            $left = self::cut($left, self::union($read, $facets));
        }
        foreach ($words as $word) {
            if ($left !== null && $left->count() === 0) {
                break;
            }
            $left = self::cut($left, Words::isBeginning($word)
                ? $this->sets->readRange(...Facet::beginning(Facet::word($word)))
                : $read[Facet::word($word)] ?? ListingSet::none());
        }

        return $left;
    }

    /** @return list<list<string>> A listing has to have one of each. */
    private static function either(ListingQuery $query): array
    {
        $either = [];
        foreach ([Facet::CATEGORY => $query->categories, Facet::LOCATION => $query->locations, Facet::TAG => $query->tags] as $kind => $terms) {
            $either[] = array_map(static fn (int $term): string => Facet::term($kind, $term), array_values($terms));
        }
        foreach ($query->features as $feature) {
            $either[] = [Facet::term(Facet::FEATURE, $feature)];
        }
        foreach ($query->values as $field => $values) {
            $either[] = array_map(static fn (string $value): string => Facet::value((string) $field, $value), array_values($values));
        }

        return array_values(array_filter($either));
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

    private static function cut(?ListingSet $left, ListingSet $set): ListingSet
    {
        return $left === null ? $set : $left->and($set);
    }
}
