<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** Reads which features a category has. */
interface FeatureRepository
{
    /** @param list<int> $categories Unknown ids are ignored. */
    public function ofCategories(array $categories): FeatureChoice;
}
