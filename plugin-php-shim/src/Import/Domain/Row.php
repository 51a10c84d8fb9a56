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

    /**
     * A row from a decoded value, which must be an object with column names.
     *
     * @param string $text The value as it is in the file, for the message.
     */
    public static function fromValue(int $line, mixed $value, FilePosition $after, string $text = ''): self
    {
        return is_array($value) && ($value === [] || !array_is_list($value))
            ? new self($line, $value, $after)
            : new self($line, [], $after, new RowProblem($line, RowFault::NotAnObject, '', $text));
    }
}
