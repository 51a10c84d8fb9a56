<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Lookup;

use Closure;
use Gazetteer\WordPress\Directory\Names;

/** Keeps the lookup table in step with the listings. */
final class LookupHooks
{
    /** @param Closure(): Names $names */
    public function __construct(private readonly Closure $names)
    {
    }

    public function register(): void
    {
    }
}
