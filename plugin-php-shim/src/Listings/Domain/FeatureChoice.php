<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** The features that a listing can choose from, based on its categories. */
final class FeatureChoice
{
    /**
     * @param array<int, string> $names By term id, sorted by name.
     * @param bool $isClaimed Whether a category has its own feature list, even if all features of the list were deleted.
     * @param string $title Heading above the features.
     */
    public function __construct(
        public readonly array $names = [],
        public readonly bool $isClaimed = false,
        public readonly string $title = '',
    ) {
    }
}
