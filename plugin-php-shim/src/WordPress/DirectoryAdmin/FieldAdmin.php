<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\DirectoryAdmin;

use Closure;
use Gazetteer\WordPress\Directory\Names;

/** The screen on which categories get their fields and features, and a listing's own panel in the editor. */
final class FieldAdmin
{
    /** @param Closure(): Names $names */
    public function __construct(private readonly Closure $names)
    {
    }

    public function register(): void
    {
    }
}
