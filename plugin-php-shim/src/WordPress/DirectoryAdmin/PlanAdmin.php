<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\DirectoryAdmin;

use Closure;
use Gazetteer\WordPress\Directory\Names;

/** The screen on which plans are made. */
final class PlanAdmin
{
    /** @param Closure(): Names $names */
    public function __construct(private readonly Closure $names)
    {
    }

    public function register(): void
    {
    }
}
