<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

/** Listings that are close together on the map: their number and their middle. */
final class Cluster
{
    /** @param int $id The listing, if there is only one; otherwise 0. */
    public function __construct(
        public readonly float $latitude,
        public readonly float $longitude,
        public readonly int $count,
        public readonly int $id = 0,
    ) {
    }
}
