<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Directory;

use Closure;

/** Shows listings: in the directory, and each on its own page. */
final class DirectoryHooks
{
    /** @param Closure(): Names $names */
    public function __construct(private readonly Closure $names)
    {
    }

    public function register(): void
    {
    }
}
