<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

/** An error in an uploaded file, with the file's name. */
final class FileFault
{
    /** @param int $most Maximum number of pixels; 0 if the size is not the error. */
    public function __construct(public readonly Fault $fault, public readonly string $name, public readonly int $most = 0)
    {
    }
}
