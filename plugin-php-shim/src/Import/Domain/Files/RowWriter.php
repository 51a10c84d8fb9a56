<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain\Files;

/** Writes listings as rows of a file that can be read back. */
interface RowWriter
{
    /** The start of the file. */
    public function head(): string;

    /** @param array<string, mixed> $cells A text, a list of texts, a list of paths, or an array, keyed by column. */
    public function row(array $cells): string;
}
