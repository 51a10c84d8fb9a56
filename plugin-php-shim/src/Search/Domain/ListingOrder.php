<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

enum ListingOrder: string
{
    /** Best matches of the search terms first; without search terms, newest first. */
    case Relevance = 'relevance';
    case Newest = 'newest';
    case Title = 'title';
    /** Nearest first. Without a place in the query, listings are sorted by title. */
    case Nearest = 'nearest';
    /** Highest average rating first, then most reviews, then newest. */
    case Rating = 'rating';

    /** Whether newer listings come first. The other orders sort equal listings by title. */
    public function isByDate(): bool
    {
        return $this === self::Newest || $this === self::Relevance;
    }

    /** The order of the listings that match equally well or have no distance. */
    public function stored(): StoredOrder
    {
        return match (true) {
            $this->isByDate() => StoredOrder::Newest,
            $this === self::Rating => StoredOrder::Rating,
            default => StoredOrder::Title,
        };
    }
}

class_alias(ListingOrder::class, 'Gazetteer\Api\ListingOrder');
