<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

/** One row of the comparison: what is compared, and for each plan, in order, what it says to that. */
final class ComparedRow
{
    /** @param list<bool|string|null> $cells Included or not, a measure, or null where the plan says nothing of it. */
    public function __construct(public readonly string $label, public readonly array $cells)
    {
    }
}
