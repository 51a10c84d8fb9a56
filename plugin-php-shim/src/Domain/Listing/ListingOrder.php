<?php

declare(strict_types=1);

namespace Gazetteer\Domain\Listing;

enum ListingOrder: string
{
    case Newest = 'newest';
    case Title = 'title';
    /** Only with a place to be near to; else by title. */
    case Nearest = 'nearest';
}
