<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

/** A number in a plan, such as its duration in days. Contains a sentence for cards, and a name and value for tables. */
final class PlanFact
{
    public function __construct(
        public readonly string $name,
        public readonly string $value,
        public readonly string $sentence,
    ) {
    }
}
