<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

/** How many images a gallery holds, and how many bytes all of them together. */
final class ImageLimits
{
    public function __construct(public readonly int $count, public readonly int $bytes)
    {
    }
}
