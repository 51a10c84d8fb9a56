<?php

declare(strict_types=1);

namespace Gazetteer\Domain\Listing;

/** Where it is kept which features a category has. */
interface FeatureShelf
{
    /** @param list<int> $categories Unknown ones bring nothing. */
    public function ofCategories(array $categories): FeatureChoice;
}
