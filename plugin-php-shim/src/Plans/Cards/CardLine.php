<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

/** One line of what a plan includes, or does not. */
final class CardLine
{
    public function __construct(public readonly string $label, public readonly bool $isIncluded)
    {
    }
}
