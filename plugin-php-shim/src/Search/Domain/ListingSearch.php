<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

/** Finds published listings. Other plugins can replace the search with their own implementation. */
interface ListingSearch
{
    public function find(ListingQuery $query): ListingPage;

    /**
     * The number of published listings of each term, including its descendants.
     *
     * @return array<int, int> Keyed by term ID.
     */
    public function counts(string $taxonomy): array;
}

class_alias(ListingSearch::class, 'Gazetteer\Api\ListingSearch');
