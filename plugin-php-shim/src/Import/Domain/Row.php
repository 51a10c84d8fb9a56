<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

/** A row of an import file. The cells of a CSV file are strings. In JSON they may have other types. */
final class Row
{
    /**
     * @param int $line The number of the row's first line.
     * @param array<string, mixed> $cells The cells, by column name as in the file.
     * @param ?RowProblem $problem Why the row could not be parsed; null if it could.
     */
    public function __construct(
        public readonly int $line,
        public readonly array $cells,
        public readonly FilePosition $after,
        public readonly ?RowProblem $problem = null,
    ) {
    }

    /**
     * Creates a row from a decoded JSON value. Only an object with column names is valid.
     *
     * @param string $text The JSON text, for the error message.
     */
    public static function fromValue(int $line, mixed $value, FilePosition $after, string $text = ''): self
    {
        return is_array($value) && ($value === [] || !array_is_list($value))
            ? new self($line, $value, $after)
            : new self($line, [], $after, new RowProblem($line, RowFault::NotAnObject, '', $text));
    }
}
