<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

/** A listing read from a row: terms and plan by name, and only the columns that the row has. */
final class RowListing
{
    /**
     * @param string $key Identifies the same listing in a later file.
     * @param array<string, string> $texts Title, content, excerpt, slug, status and plan, keyed by column.
     * @param ?int $published Unix timestamp; null if the row has no date.
     * @param array<string, list<list<string>>> $paths Term names from the top level down, keyed by column.
     * @param array<string, mixed> $details Keyed by `Detail` name.
     * @param array<string, string|list<string>> $values Keyed by field slug.
     */
    public function __construct(
        public readonly int $line,
        public readonly string $key,
        public readonly array $texts,
        public readonly ?int $published,
        public readonly array $paths,
        public readonly array $details,
        public readonly array $values,
    ) {
    }

    public function text(Column $column): ?string
    {
        return $this->texts[$column->value] ?? null;
    }

    /** @param callable(string): string $change Applied to the texts that contain markup. */
    public function withMarkup(callable $change): self
    {
        $markup = array_intersect_key($this->texts, [Column::Content->value => 1, Column::Excerpt->value => 1]);

        return new self(...array_merge(get_object_vars($this), ['texts' => array_map($change, $markup) + $this->texts]));
    }

    /** Equal for rows with equal data, independent of file type and column order. */
    public function hash(): string
    {
        $parts = [$this->texts, $this->paths, $this->details, $this->values];
        foreach ($parts as &$part) {
            ksort($part);
        }

        return md5(serialize([$this->published, ...$parts]));
    }
}
