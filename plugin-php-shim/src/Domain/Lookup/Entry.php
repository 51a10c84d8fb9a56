<?php

declare(strict_types=1);

namespace Gazetteer\Domain\Lookup;

/** What the lookup table knows of a published listing. */
final class Entry
{
    /**
     * @param string $published The site's own time, as WordPress orders by it.
     * @param list<string> $facets
     * @param array{float, float}|null $place Latitude and longitude.
     * @param string $card What a list shows of it, as text.
     */
    public function __construct(
        public readonly int $id,
        public readonly string $slug,
        public readonly string $title,
        public readonly string $published,
        public readonly array $facets,
        public readonly ?array $place,
        public readonly string $card,
    ) {
    }

    /** Tells whether anything is new. */
    public function print(): string
    {
        return md5(serialize([$this->slug, $this->title, $this->published, $this->facets, $this->place, $this->card]));
    }

    public function cell(): int
    {
        return $this->place === null ? -1 : Cell::at(...$this->place)->number();
    }

    /** @return array{float, float, float}|null */
    public function point(): ?array
    {
        return $this->place === null ? null : Globe::point(...$this->place);
    }
}
