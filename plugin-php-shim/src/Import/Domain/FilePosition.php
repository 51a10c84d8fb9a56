<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

/** How far a file has been read. */
final class FilePosition
{
    /**
     * @param int $bytes From the file's beginning.
     * @param int $line The line that begins there, counted from one.
     */
    public function __construct(public readonly int $bytes = 0, public readonly int $line = 1)
    {
    }

    public function isBeginning(): bool
    {
        return $this->bytes === 0;
    }
}
