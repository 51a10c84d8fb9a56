<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

/** A listing as a row tells of it: terms and plan by name, and only what the row names at all. */
final class RowListing
{
    /**
     * @param string $key By which the same listing is known in a later file.
     * @param array<string, string> $texts Title, content, excerpt, slug, status and plan, by column.
     * @param ?int $published In seconds since 1970; null where the row says nothing.
     * @param array<string, list<list<string>>> $paths Names of terms from the topmost down, by column.
     * @param array<string, mixed> $details By the names of Detail.
     * @param array<string, string|list<string>> $values By the slug of a field.
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

    /** @param callable(string): string $change What becomes of the texts that are markup. */
    public function withMarkup(callable $change): self
    {
        $markup = array_intersect_key($this->texts, [Column::Content->value => 1, Column::Excerpt->value => 1]);

        return new self(...array_merge(get_object_vars($this), ['texts' => array_map($change, $markup) + $this->texts]));
    }

    /** The same for rows that say the same, whatever the file's kind and the order of its columns. */
    public function hash(): string
    {
        $parts = [$this->texts, $this->paths, $this->details, $this->values];
        foreach ($parts as &$part) {
            ksort($part);
        }

        return md5(serialize([$this->published, ...$parts]));
    }
}
