<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

/** An unparsed row of a file. Cells are texts in CSV; in JSON they may be lists and numbers. */
final class Row
{
    /**
     * @param int $line Number of its first line.
     * @param array<string, mixed> $cells Keyed by column.
     * @param ?RowProblem $problem Why it could not be read.
     */
    public function __construct(
        public readonly int $line,
        public readonly array $cells,
        public readonly FilePosition $after,
        public readonly ?RowProblem $problem = null,
    ) {
    }
}
