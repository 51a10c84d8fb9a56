<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

/** A row as it stands in its file: what a table says in text, JSON may say in lists and numbers. */
final class Row
{
    /**
     * @param int $line The row's first.
     * @param array<string, mixed> $cells By column.
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
