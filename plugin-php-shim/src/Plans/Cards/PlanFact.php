<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

/** Something a plan has a measure of: on a card a sentence, in a table a name and a value. */
final class PlanFact
{
    public function __construct(
        public readonly string $name,
        public readonly string $value,
        public readonly string $sentence,
    ) {
    }
}
