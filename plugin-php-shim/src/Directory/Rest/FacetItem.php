<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Rest;

use Gazetteer\Search\Domain\FacetCounts;

/** The number of listings of each filter option in the REST API. */
final class FacetItem
{
    /** @return array<string, mixed>|null Null if the search index could not count. Empty lists are objects, as those with keys. */
    public static function fromCounts(FacetCounts $counts): ?array
    {
        return $counts->isKnown ? [
            'categories' => (object) $counts->categories,
            'locations' => (object) $counts->locations,
            'features' => (object) $counts->features,
            'values' => (object) array_map(static fn (array $values): object => (object) $values, $counts->values),
            'prices' => (object) $counts->prices,
            'ratings' => (object) $counts->ratings,
            'open' => $counts->open,
        ] : null;
    }

    /** @return array<string, mixed> */
    public static function schema(): array
    {
        $counts = ['type' => 'object', 'additionalProperties' => ['type' => 'integer']];

        return ['type' => ['object', 'null'], 'properties' => [
            'categories' => $counts,
            'locations' => $counts,
            'features' => $counts,
            'values' => ['type' => 'object', 'additionalProperties' => $counts],
            'prices' => $counts,
            'ratings' => $counts,
            'open' => ['type' => 'integer'],
        ]];
    }
}
