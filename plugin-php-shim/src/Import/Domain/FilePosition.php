<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

final class FilePosition
{
    /**
     * @param int $bytes The offset from the start of the file.
     * @param int $line The number of the line at this offset. The first line is 1.
     */
    public function __construct(public readonly int $bytes = 0, public readonly int $line = 1)
    {
    }

    public function isBeginning(): bool
    {
        return $this->bytes === 0;
    }
}
