<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

/**
 * The number of listings that a visitor gets by selecting an option of a filter. All other filters of the search stay
 * selected.
 */
final class FacetCounts
{
    /** The minimum numbers of stars that visitors can select. */
    public const RATINGS = ['4.5', '4', '3.5', '3'];
    public const PRICES = ['inexpensive', 'moderate', 'pricey', 'ultra_high_end'];

    /**
     * @param array<int, int> $categories Number of listings by term ID. Terms without listings may be missing. The same for locations and features.
     * @param array<int, int> $locations
     * @param array<int, int> $features
     * @param array<string, array<array-key, int>> $values Number of listings by field slug and value.
     * @param array<string, int> $prices By price level.
     * @param array<array-key, int> $ratings By minimum number of stars, such as '4.5'.
     * @param int $open Listings that are open now.
     * @param bool $hasPrices Whether any listing of the directory has a price level. The same for ratings and opening hours.
     * @param bool $isKnown False if the index could not count the listings. All numbers are then 0.
     */
    public function __construct(
        public readonly array $categories = [],
        public readonly array $locations = [],
        public readonly array $features = [],
        public readonly array $values = [],
        public readonly array $prices = [],
        public readonly array $ratings = [],
        public readonly int $open = 0,
        public readonly bool $hasPrices = false,
        public readonly bool $hasRatings = false,
        public readonly bool $hasHours = false,
        public readonly bool $isKnown = true,
    ) {
    }

    public static function unknown(): self
    {
        return new self(isKnown: false);
    }
}
