<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

use Gazetteer\Search\Domain\Geo\Globe;
use Gazetteer\Search\Domain\Geo\Spot;

/** What the search index knows of a published listing. */
final class IndexEntry
{
    /**
     * @param string $published Publication date in the site's time zone.
     * @param list<string> $facets
     * @param array{float, float}|null $place Latitude and longitude.
     */
    public function __construct(
        public readonly int $id,
        public readonly string $title,
        public readonly string $published,
        public readonly array $facets,
        public readonly ?array $place,
    ) {
    }

    /** Tells whether anything is new. */
    public function print(): string
    {
        return md5(serialize([$this->title, $this->published, $this->facets, $this->place]));
    }

    /** Where it is in one of its cells; null in a set that is no cell. */
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
