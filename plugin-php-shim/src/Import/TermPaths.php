<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Import;

use Gazetteer\Import\Runs\ImportJournal;
use RuntimeException;

/** Finds the terms of a taxonomy by name, and creates missing terms. */
final class TermPaths
{
    private const LONGEST = 200;

    /** @var array<string, int>|null The term IDs, by parent ID and name. */
    private ?array $terms = null;
    private int $made = 0;

    /** @param bool $isDryRun Whether missing terms are counted instead of created. */
    public function __construct(private readonly string $taxonomy, private readonly bool $isDryRun, private readonly ?ImportJournal $journal = null)
    {
    }

    /** Clears the cache after a rollback, which removes created terms. */
    public function forget(): void
    {
        $this->terms = null;
    }

    /** The number of created terms. In a dry run, the number of missing terms. */
    public function made(): int
    {
        return $this->made;
    }

    /**
     * @param list<list<string>> $paths Term names from the top level down. In a flat taxonomy, only the last name is
     *     used.
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
            $this->journal?->record(ImportJournal::TERM, (int) $made['term_id'], $this->taxonomy);

            return (int) $made['term_id'];
        }
        $this->made--;
        // The database may compare names without accents and find an existing term that PHP did not.
        $same = $made->get_error_data('term_exists');

        return is_numeric($same) ? (int) $same : throw new RuntimeException($made->get_error_message());
    }

    /** @return array<string, int> */
    private function all(): array
    {
        global $wpdb;
        // Load only these columns. There may be very many terms, and term objects need much memory.
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
