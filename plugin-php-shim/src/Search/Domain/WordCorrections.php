<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

/** Suggests other search terms for a search that found nothing. */
interface WordCorrections
{
    /** Returns the most similar search terms that find a listing with the same filters; null if there are none. */
    public function correct(ListingQuery $query): ?string;
}
