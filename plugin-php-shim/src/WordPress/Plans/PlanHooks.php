<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Plans;

use Closure;
use Gazetteer\WordPress\Directory\Names;

/** Makes plans, and what was bought of them, known to WordPress. */
final class PlanHooks
{
    /** @param Closure(): Names $names */
    public function __construct(private readonly Closure $names)
    {
    }

    public function register(): void
    {
    }
}
