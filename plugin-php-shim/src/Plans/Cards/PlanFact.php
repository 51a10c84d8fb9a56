<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

/** A measurable property of a plan: a sentence for cards, a name and a value for tables. */
final class PlanFact
{
    public function __construct(
        public readonly string $name,
        public readonly string $value,
        public readonly string $sentence,
    ) {
    }
}
