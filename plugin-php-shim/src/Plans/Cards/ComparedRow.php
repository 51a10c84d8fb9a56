<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

/** One row of the comparison table, with a cell for each plan, in order. */
final class ComparedRow
{
    /**
     * @param list<bool|string|null> $cells For each plan: whether the feature is included, or a value; null if the
     *     plan's card does not list the feature.
     */
    public function __construct(public readonly string $label, public readonly array $cells)
    {
    }
}
