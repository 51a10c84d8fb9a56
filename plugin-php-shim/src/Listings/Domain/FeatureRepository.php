<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** Where it is kept which features a category has. */
interface FeatureRepository
{
    /** @param list<int> $categories Unknown ones bring nothing. */
    public function ofCategories(array $categories): FeatureChoice;
}
