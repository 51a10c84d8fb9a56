<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

/** The result of one row: what was done with it, or why it was refused. */
final class RowAnswer
{
    /** @param list<RowProblem> $problems */
    public function __construct(
        public readonly int $line,
        public readonly RowResult $result,
        public readonly string $title = '',
        public readonly array $problems = [],
    ) {
    }
}
