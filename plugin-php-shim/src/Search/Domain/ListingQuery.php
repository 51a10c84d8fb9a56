<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

/** Which published listings are asked for. Lists are joined by “or” within, and all conditions by “and”. */
final class ListingQuery
{
    /**
     * @param list<int> $categories Each with all below it.
     * @param list<int> $locations Each with all below it.
     * @param list<int> $features A listing has to have all of them.
     * @param list<int> $tags
     * @param array<string, list<string>> $values What custom fields hold, by slug; one of the given values each.
     * @param string $words All of them, anywhere in what a listing says of itself, its terms and its filterable fields.
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
    ) {
    }

    /** A copy with other values, by the names of the constructor's parameters: `$query->with(perPage: 6)`. */
    public function with(mixed ...$changed): self
    {
        return new self(...[...get_object_vars($this), ...$changed]);
    }
}

class_alias(ListingQuery::class, 'Gazetteer\Api\ListingQuery');
