<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

/**
 * A listing as described by a row. Contains only the columns of the row, and names of terms and plans instead of IDs.
 */
final class RowListing
{
    /**
     * @param string $key Identifies the listing in later imports.
     * @param array<string, string> $texts Title, content, excerpt, slug, status and plan, by column.
     * @param ?int $published Unix timestamp; null if the row has no date.
     * @param array<string, list<list<string>>> $paths Term names from the top level down, by column.
     * @param array<string, mixed> $details The listing details, by `Detail` value.
     * @param array<string, string|list<string>> $values The values of custom fields, by field slug.
     * @param array{image?: string, gallery?: list<string>, reviews?: array<array-key, mixed>} $extras Pictures and reviews.
     */
    public function __construct(
        public readonly int $line,
        public readonly string $key,
        public readonly array $texts,
        public readonly ?int $published,
        public readonly array $paths,
        public readonly array $details,
        public readonly array $values,
        public readonly array $extras = [],
    ) {
    }

    public function text(Column $column): ?string
    {
        return $this->texts[$column->value] ?? null;
    }

    public function title(): string
    {
        return $this->text(Column::Title) ?? '';
    }

    /** @param callable(string): string $change Applied to the texts that may contain HTML. */
    public function withMarkup(callable $change): self
    {
        $markup = array_intersect_key($this->texts, [Column::Content->value => 1, Column::Excerpt->value => 1]);

        return new self(...array_merge(get_object_vars($this), ['texts' => array_map($change, $markup) + $this->texts]));
    }

    /** Returns the same hash for rows with the same data, even if their columns have another order. */
    public function hash(): string
    {
        $parts = [$this->texts, $this->paths, $this->details, $this->values];
        foreach ($parts as &$part) {
            ksort($part);
        }

        // Rows without pictures and reviews keep the hash that earlier versions stored.
        return md5(serialize([$this->published, ...$parts, ...($this->extras === [] ? [] : [$this->extras])]));
    }
}
