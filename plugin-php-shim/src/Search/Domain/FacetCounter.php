<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

/** Counts the listings of each option of the filters. */
interface FacetCounter
{
    /**
     * Visitors can select several options of a filter, and then get the listings with any of them. So the selected
     * options of a filter do not change the numbers of its other options. Features are different: a listing must have
     * all selected features.
     */
    public function facets(ListingQuery $query, ?FacetScope $scope = null): FacetCounts;
}
