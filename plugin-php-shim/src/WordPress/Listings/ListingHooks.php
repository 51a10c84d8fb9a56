<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Listings;

use Closure;
use Gazetteer\WordPress\Directory\Names;

/** Makes listings, their taxonomies and their fields known to WordPress. */
final class ListingHooks
{
    /** @param Closure(): Names $names */
    public function __construct(private readonly Closure $names)
    {
    }

    public function register(): void
    {
    }
}
