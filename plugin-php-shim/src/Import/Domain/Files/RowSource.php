<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain\Files;

use Gazetteer\Import\Domain\FilePosition;
use Gazetteer\Import\Domain\Row;

/** A source of rows that can be read from the start or from a stored position. */
interface RowSource
{
    /** @return list<string> The column names of the file; empty if each row contains its own. */
    public function columns(): array;

    /** @return iterable<Row> The rows, one at a time to save memory. */
    public function rows(FilePosition $from): iterable;
}
