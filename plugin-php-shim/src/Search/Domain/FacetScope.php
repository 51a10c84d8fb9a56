<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

/** The terms and field values whose listings are counted. */
final class FacetScope
{
    /**
     * @param list<int>|null $categories Term IDs. Null for the terms with the most listings. The same for locations and features.
     * @param list<int>|null $locations
     * @param list<int>|null $features
     * @param array<string, list<string>> $values Values of custom fields, by slug.
     */
    public function __construct(
        public readonly ?array $categories = null,
        public readonly ?array $locations = null,
        public readonly ?array $features = null,
        public readonly array $values = [],
    ) {
    }
}
