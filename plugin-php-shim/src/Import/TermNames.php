<?php

declare(strict_types=1);

namespace Gazetteer\Import;

/** Returns the names of terms with the names of their ancestors. */
final class TermNames
{
    /** @var array<int, array{string, int}>|null The name and the parent ID of each term. */
    private ?array $terms = null;

    public function __construct(private readonly string $taxonomy)
    {
    }

    /**
     * @param list<int> $ids
     * @return list<list<string>>
     */
    public function paths(array $ids): array
    {
        return array_values(array_filter(array_map($this->path(...), $ids)));
    }

    /** @return list<string> */
    private function path(int $id): array
    {
        $this->terms ??= $this->all();
        $path = [];
        // Stop at a term that was already visited, because corrupt data may make a term its own ancestor.
        for ($seen = []; isset($this->terms[$id]) && !isset($seen[$id]); $id = $this->terms[$id][1]) {
            $seen[$id] = true;
            array_unshift($path, $this->terms[$id][0]);
        }

        return $path;
    }

    /** @return array<int, array{string, int}> */
    private function all(): array
    {
        global $wpdb;
        $rows = $wpdb->get_results($wpdb->prepare(
            "SELECT t.term_id, t.name, tt.parent FROM {$wpdb->terms} t JOIN {$wpdb->term_taxonomy} tt ON tt.term_id = t.term_id WHERE tt.taxonomy = %s",
            $this->taxonomy,
        ), ARRAY_N);
        $terms = [];
        foreach ($rows as [$id, $name, $parent]) {
            $terms[(int) $id] = [html_entity_decode($name, ENT_QUOTES | ENT_HTML5, 'UTF-8'), (int) $parent];
        }

        return $terms;
    }
}
