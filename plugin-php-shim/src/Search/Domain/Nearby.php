<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

/** A place and a radius for a search near that place. */
final class Nearby
{
    public function __construct(
        public readonly float $latitude,
        public readonly float $longitude,
        public readonly float $kilometres,
    ) {
    }
}

class_alias(Nearby::class, 'Gazetteer\Api\Nearby');
