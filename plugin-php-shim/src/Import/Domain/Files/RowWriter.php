<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain\Files;

/** Writes listings as rows of a file that can be read back. */
interface RowWriter
{
    /** What the file begins with. */
    public function head(): string;

    /** @param array<string, mixed> $cells Text, a list of texts, a list of paths, or a table, by column. */
    public function row(array $cells): string;
}
