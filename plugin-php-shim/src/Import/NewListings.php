<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Import;

use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\ListingRow;
use RuntimeException;

/**
 * Creates listings in batches. WordPress inserts each post. The metas and terms of all posts are inserted together,
 * because WordPress would need about 30 queries per post.
 */
final class NewListings
{
    /** Rows per SQL statement, to stay below the database's packet limit. */
    private const ROWS_PER_STATEMENT = 100;

    private readonly ListingRow $row;

    /** @var list<array{int, string, mixed}> Post ID, meta key and meta value. */
    private array $metas = [];

    /** @var list<array{int, string, int}> Post ID, taxonomy and term ID. */
    private array $terms = [];

    public function __construct(private readonly DataNames $names)
    {
        $this->row = new ListingRow($names);
    }

    /** @param array<string, string> $metas Additional metas that `Listing` does not contain. */
    public function add(Listing $listing, array $metas): int
    {
        $row = $this->row->toPost($listing);
        $metas += $row['meta_input'];
        unset($row['meta_input']);
        $id = wp_insert_post(wp_slash($row), true);
        if (is_wp_error($id)) {
            throw new RuntimeException($id->get_error_message());
        }
        foreach ($metas as $key => $value) {
            $this->metas[] = [$id, $key, sanitize_meta($key, $value, 'post', $this->names->listing)];
        }
        foreach ($this->row->terms($listing) as $taxonomy => $terms) {
            foreach ($terms as $term) {
                $this->terms[] = [$id, $taxonomy, $term];
            }
        }

        return $id;
    }

    /** @return list<int> The IDs of the created listings. Before this call, they have no metas and terms. */
    public function finish(): array
    {
        global $wpdb;
        $ids = array_values(array_unique(array_column($this->metas, 0)));
        if ($ids === []) {
            return [];
        }
        $metas = array_map(static fn (array $meta): array => [$meta[0], $meta[1], maybe_serialize($meta[2])], $this->metas);
        $this->insert("INSERT INTO {$wpdb->postmeta} (post_id, meta_key, meta_value) VALUES ", '(%d, %s, %s)', $metas);
        $this->insert("INSERT INTO {$wpdb->term_relationships} (object_id, term_taxonomy_id) VALUES ", '(%d, %d)', $this->termRelations());
        [$this->metas, $this->terms] = [[], []];
        // Other requests may have cached the posts before they had metas and terms.
        wp_cache_delete_multiple($ids, 'post_meta');
        clean_object_term_cache($ids, $this->names->listing);
        wp_cache_set_last_changed('posts');

        return $ids;
    }

    public function drop(): void
    {
        [$this->metas, $this->terms] = [[], []];
    }

    /** @return list<array{int, int}> Post ID and `term_taxonomy_id`. */
    private function termRelations(): array
    {
        global $wpdb;
        $terms = array_values(array_unique(array_column($this->terms, 2)));
        $taxonomyIds = [];
        if ($terms !== []) {
            $placeholders = implode(', ', array_fill(0, count($terms), '%d'));
            // phpcs:ignore WordPress.DB.PreparedSQL -- only placeholders were inserted.
            $rows = $wpdb->get_results($wpdb->prepare("SELECT term_id, taxonomy, term_taxonomy_id FROM {$wpdb->term_taxonomy} WHERE term_id IN ({$placeholders})", ...$terms), ARRAY_N);
            foreach ($rows as [$term, $taxonomy, $taxonomyId]) {
                $taxonomyIds["{$taxonomy} {$term}"] = (int) $taxonomyId;
            }
        }
        $relations = [];
        foreach ($this->terms as [$id, $taxonomy, $term]) {
            $taxonomyId = $taxonomyIds["{$taxonomy} {$term}"] ?? 0;
            if ($taxonomyId > 0) {
                $relations["{$id} {$taxonomyId}"] = [$id, $taxonomyId];
            }
        }

        return array_values($relations);
    }

    /**
     * @param literal-string $placeholders
     * @param list<array<int, int|string>> $rows
     */
    private function insert(string $into, string $placeholders, array $rows): void
    {
        global $wpdb;
        foreach (array_chunk($rows, self::ROWS_PER_STATEMENT) as $chunk) {
            $values = implode(', ', array_fill(0, count($chunk), $placeholders));
            // phpcs:ignore WordPress.DB.PreparedSQL -- only placeholders were inserted.
            if ($wpdb->query($wpdb->prepare($into . $values, ...array_merge(...$chunk))) === false) {
                throw new RuntimeException($wpdb->last_error);
            }
        }
    }
}
