<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

use Gazetteer\Search\Domain\Geo\Globe;
use Gazetteer\Search\Domain\Geo\Spot;

/** The data of a published listing that the search index stores. */
final class IndexEntry
{
    /**
     * @param string $published Publication date in the site's time zone.
     * @param list<string> $facets
     * @param array{float, float}|null $place Latitude and longitude.
     * @param string $rated See StoredOrder::ratingKey().
     */
    public function __construct(
        public readonly int $id,
        public readonly string $title,
        public readonly string $published,
        public readonly array $facets,
        public readonly ?array $place,
        public readonly string $rated = '',
    ) {
    }

    /** Returns a hash that changes if the indexed data changes. */
    public function print(): string
    {
        return md5(serialize([$this->title, $this->published, $this->facets, $this->place, $this->rated]));
    }

    /** Returns the listing’s position in a map cell; null if the facet is not a map cell. */
    public function spot(string $facet): ?Spot
    {
        $level = $this->place === null ? null : Facet::levelOf($facet);

        return $level === null ? null : Spot::at($this->place[0], $this->place[1], $level);
    }

    /** @return array{float, float, float}|null */
    public function point(): ?array
    {
        return $this->place === null ? null : Globe::point(...$this->place);
    }
}
