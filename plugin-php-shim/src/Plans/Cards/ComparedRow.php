<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

/** One row of the comparison table, with a cell for each plan, in order. */
final class ComparedRow
{
    /** @param list<bool|string|null> $cells Whether included, or a value; null if the card of the plan does not list it. */
    public function __construct(public readonly string $label, public readonly array $cells)
    {
    }
}
