<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain\Files;

use Gazetteer\Import\Domain\FilePosition;
use Gazetteer\Import\Domain\Row;

/** A file of listings that is read from its beginning, or from where somebody stopped. */
interface RowSource
{
    /** @return list<string> As they are called in the file; none where each row names its own. */
    public function columns(): array;

    /** @return iterable<Row> Never more than one of them in memory. */
    public function rows(FilePosition $from): iterable;
}
