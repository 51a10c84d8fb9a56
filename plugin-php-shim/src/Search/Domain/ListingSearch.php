<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

/** Finds published listings. */
interface ListingSearch
{
    public function find(ListingQuery $query): ListingPage;

    /**
     * How many published listings each term has, those of the terms below it included.
     *
     * @return array<int, int> By term.
     */
    public function counts(string $taxonomy): array;
}

class_alias(ListingSearch::class, 'Gazetteer\Api\ListingSearch');
