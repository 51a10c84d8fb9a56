<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

/** Suggestions for a search that a visitor is typing. */
final class Suggestions
{
    public const NAMES = 6;
    public const TERMS = 3;

    /**
     * @param list<int> $listings Listing IDs, the best match first.
     * @param array<int, int> $categories Number of listings by term ID, the largest first.
     * @param array<int, int> $locations
     */
    public function __construct(
        public readonly array $listings = [],
        public readonly array $categories = [],
        public readonly array $locations = [],
    ) {
    }
}
