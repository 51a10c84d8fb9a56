<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

/** A position in a file. */
final class FilePosition
{
    /**
     * @param int $bytes Offset from the start of the file.
     * @param int $line Number of the line at this offset, counted from one.
     */
    public function __construct(public readonly int $bytes = 0, public readonly int $line = 1)
    {
    }

    public function isBeginning(): bool
    {
        return $this->bytes === 0;
    }
}
