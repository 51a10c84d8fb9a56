<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain\Files;

/** Writes listings as text that an import can read. */
interface RowWriter
{
    /** Returns the text before the first row. */
    public function head(): string;

    /** @param array<string, mixed> $cells Strings and arrays, by column. */
    public function row(array $cells): string;

    /** Returns the text after the last row. */
    public function foot(): string;
}
