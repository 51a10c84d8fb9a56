<?php

declare(strict_types=1);

namespace Gazetteer\Reviews\Domain;

/** The order of a list of reviews. */
enum ReviewSort: string
{
    case Newest = 'newest';
    case Highest = 'highest';
    case Lowest = 'lowest';
    case Helpful = 'helpful';
}
