<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

/** A place on the globe, and how far around it. */
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
