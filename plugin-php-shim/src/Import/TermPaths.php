<?php

declare(strict_types=1);

namespace Gazetteer\Import;

use RuntimeException;

/** Finds the terms of one taxonomy by name, and creates missing ones. */
final class TermPaths
{
    private const LONGEST = 200;

    /** @var array<string, int>|null Term IDs, keyed by parent and name. */
    private ?array $terms = null;
    private int $made = 0;

    /** @param bool $isDryRun Whether missing terms are only counted, not created. */
    public function __construct(private readonly string $taxonomy, private readonly bool $isDryRun)
    {
    }

    /** Clears the cache, because a rollback may have removed created terms. */
    public function forget(): void
    {
        $this->terms = null;
    }

    /** Number of terms that were missing so far. */
    public function made(): int
    {
        return $this->made;
    }

    /**
     * @param list<list<string>> $paths Names from the top level down. In a flat taxonomy only the last name is used.
     * @return list<int>
     */
    public function ids(array $paths): array
    {
        $isTree = is_taxonomy_hierarchical($this->taxonomy);
        $ids = [];
        foreach ($paths as $path) {
            $term = 0;
            foreach ($isTree ? $path : array_slice($path, -1) as $name) {
                $term = $this->below($term, $name);
            }
            $ids[] = $term;
        }

        return array_values(array_unique($ids));
    }

    private function below(int $parent, string $name): int
    {
        $this->terms ??= $this->all();
        $key = self::key($parent, $name);

        return $this->terms[$key] ??= $this->make($parent, $name);
    }

    private function make(int $parent, string $name): int
    {
        $this->made++;
        if ($this->isDryRun) {
            return -$this->made;
        }
        $made = wp_insert_term(wp_slash(substr($name, 0, self::LONGEST)), $this->taxonomy, ['parent' => $parent]);
        if (!is_wp_error($made)) {
            return (int) $made['term_id'];
        }
        $this->made--;
        // The database treats some names as equal that PHP does not, such as names with and without accents.
        $same = $made->get_error_data('term_exists');

        return is_numeric($same) ? (int) $same : throw new RuntimeException($made->get_error_message());
    }

    /** @return array<string, int> */
    private function all(): array
    {
        global $wpdb;
        // Load only the needed columns, because there may be very many terms and term objects are large.
        $rows = $wpdb->get_results($wpdb->prepare(
            "SELECT t.term_id, t.name, tt.parent FROM {$wpdb->terms} t JOIN {$wpdb->term_taxonomy} tt ON tt.term_id = t.term_id WHERE tt.taxonomy = %s ORDER BY t.term_id DESC",
            $this->taxonomy,
        ), ARRAY_N);
        $terms = [];
        foreach ($rows as [$id, $name, $parent]) {
            $terms[self::key((int) $parent, $name)] = (int) $id;
        }

        return $terms;
    }

    private static function key(int $parent, string $name): string
    {
        $plain = html_entity_decode($name, ENT_QUOTES | ENT_HTML5, 'UTF-8');

        return $parent . ' ' . (function_exists('mb_strtolower') ? mb_strtolower($plain, 'UTF-8') : strtolower($plain));
    }
}
