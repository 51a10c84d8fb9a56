<?php

declare(strict_types=1);

namespace Gazetteer\Search\Read;

use DateTimeImmutable;
use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Domain\ListingSet;
use Gazetteer\Search\Domain\OpeningSpan;

/** Finds the listings that are open at a time, from the names of the facets of opening hours. */
final class OpenListings
{
    private ?ListingSet $set = null;
    /** @var list<string>|null */
    private ?array $known = null;

    /** @param DateTimeImmutable $now In the time zone of the site. */
    public function __construct(private readonly FacetSets $sets, private readonly DateTimeImmutable $now)
    {
    }

    public function set(): ListingSet
    {
        return $this->set ??= array_reduce(
            $this->sets->read($this->facets()),
            static fn (ListingSet $all, ListingSet $set): ListingSet => $all->or($set),
            ListingSet::none(),
        );
    }

    /** Whether any listing has opening hours. */
    public function areHoursKnown(): bool
    {
        return $this->known() !== [];
    }

    /** @return list<string> */
    private function known(): array
    {
        return $this->known ??= array_map(strval(...), array_keys($this->sets->sizesOfRange(...Facet::range(Facet::OPENING . ':'))));
    }

    /** @return list<string> The facets of the time ranges that include the time. */
    private function facets(): array
    {
        return array_values(array_filter($this->known(), fn (string $facet): bool => OpeningSpan::fromFacet($facet)?->isOpen($this->now) === true));
    }
}
