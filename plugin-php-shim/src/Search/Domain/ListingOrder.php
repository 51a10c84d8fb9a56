<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

enum ListingOrder: string
{
    /** The best matches of the words first; without words, newest first. */
    case Relevance = 'relevance';
    case Newest = 'newest';
    case Title = 'title';
    /** Only with a place to be near to; else by title. */
    case Nearest = 'nearest';

    /** What else is asked for is in the order of titles. */
    public function isByDate(): bool
    {
        return $this === self::Newest || $this === self::Relevance;
    }
}
