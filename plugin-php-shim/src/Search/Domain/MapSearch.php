<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

/** Counts the results of a search on the map. */
interface MapSearch
{
    /**
     * Groups the results that are inside the view. The counts add up to the number of these results.
     *
     * @param int $zoom The zoom level of a web map: at level 0, the world is 256 pixels wide.
     * @return list<Cluster>
     */
    public function clusters(ListingQuery $query, Bounds $view, int $zoom): array;

    /** @return array{float, float}|null The middle of the results, as latitude and longitude. Null without results on the map. */
    public function middle(ListingQuery $query): ?array;
}
