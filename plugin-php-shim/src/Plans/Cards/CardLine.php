<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

/** One feature on a plan card, included or not. */
final class CardLine
{
    public function __construct(public readonly string $label, public readonly bool $isIncluded)
    {
    }
}
