<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** The features that categories offer to a listing. */
final class FeatureChoice
{
    /**
     * @param array<int, string> $names By term, in the order of the names.
     * @param bool $isClaimed A category names features, though all of them may be gone by now.
     * @param string $title What stands above them.
     */
    public function __construct(
        public readonly array $names = [],
        public readonly bool $isClaimed = false,
        public readonly string $title = '',
    ) {
    }
}
