<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain\Files;

use Gazetteer\Import\Domain\FilePosition;
use Gazetteer\Import\Domain\Row;

/** A file of listings, read from the start or from a stored position. */
interface RowSource
{
    /** @return list<string> Column names as in the file; empty if each row names its own. */
    public function columns(): array;

    /** @return iterable<Row> Keeps only one row in memory. */
    public function rows(FilePosition $from): iterable;
}
