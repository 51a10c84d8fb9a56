<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

/**
 * The criteria of a search for published listings. Criteria are combined with AND. The values in one criterion are
 * combined with OR.
 */
final class ListingQuery
{
    /**
     * @param list<int> $categories Including their descendants.
     * @param list<int> $locations Including their descendants.
     * @param list<int> $features A listing must have all of them.
     * @param list<int> $tags
     * @param array<string, list<string>> $values Values of custom fields, by slug. A listing must have one value of each field.
     * @param string $words Search terms. All must be in the texts, terms or filterable fields of a listing.
     * @param list<string> $prices Price levels, such as `moderate`.
     * @param float $rating Minimum number of stars; 0 for any.
     * @param Bounds|null $bounds Only listings in this rectangle.
     */
    public function __construct(
        public readonly array $categories = [],
        public readonly array $locations = [],
        public readonly array $features = [],
        public readonly array $tags = [],
        public readonly array $values = [],
        public readonly string $words = '',
        public readonly ?Nearby $nearby = null,
        public readonly ListingOrder $order = ListingOrder::Newest,
        public readonly int $page = 1,
        public readonly int $perPage = 20,
        public readonly array $prices = [],
        public readonly float $rating = 0.0,
        public readonly bool $isOpenNow = false,
        public readonly ?Bounds $bounds = null,
    ) {
    }

    /**
     * Returns a copy with changed values. The argument names are those of the constructor: `$query->with(perPage:
     * 6)`.
     */
    public function with(mixed ...$changed): self
    {
        return new self(...[...get_object_vars($this), ...$changed]);
    }
}

class_alias(ListingQuery::class, 'Gazetteer\Api\ListingQuery');
