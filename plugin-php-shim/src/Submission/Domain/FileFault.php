<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

/** What is wrong with a file, and which of those that were sent it is. */
final class FileFault
{
    /** @param int $most Pixels that it may have; 0 where they are not what is wrong. */
    public function __construct(public readonly Fault $fault, public readonly string $name, public readonly int $most = 0)
    {
    }
}
