<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** Reads the features of categories. */
interface FeatureRepository
{
    /** @param list<int> $categories Unknown ids are ignored. */
    public function ofCategories(array $categories): FeatureChoice;
}
