<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

/** One page of search results, and the total number of results. */
final class ListingPage
{
    /**
     * @param list<int> $ids Listing IDs in result order.
     * @param array<int, float> $kilometres Distance by listing ID; only for searches near a place.
     * @param bool $isProvisional The index was not complete, so some criteria were ignored.
     */
    public function __construct(
        public readonly array $ids,
        public readonly int $total,
        public readonly array $kilometres = [],
        public readonly bool $isProvisional = false,
    ) {
    }
}

class_alias(ListingPage::class, 'Gazetteer\Api\ListingPage');
