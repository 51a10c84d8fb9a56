<?php

declare(strict_types=1);

namespace Gazetteer\Data;

use WP_Post;

/**
 * A post with its metas and terms, read from the database. Use this class for decisions that cannot be undone,
 * because a persistent object cache may be stale.
 */
final class StoredPost
{
    /**
     * @param array<string, list<string>> $metas
     * @param array<string, list<int>> $terms By taxonomy.
     */
    private function __construct(public readonly WP_Post $post, private readonly array $metas, private readonly array $terms)
    {
    }

    /** Reads the post, and updates the post's entries in WordPress's caches. */
    public static function read(int $id): ?self
    {
        global $wpdb;
        if ($id <= 0) {
            return null;
        }
        clean_post_cache($id);
        // phpcs:disable WordPress.DB.DirectDatabaseQuery
        $row = $wpdb->get_row($wpdb->prepare("SELECT * FROM {$wpdb->posts} WHERE ID = %d", $id));
        if (!is_object($row)) {
            return null;
        }
        $metas = self::grouped($wpdb->get_results($wpdb->prepare("SELECT meta_key, meta_value FROM {$wpdb->postmeta} WHERE post_id = %d ORDER BY meta_id", $id), ARRAY_N));
        $terms = self::grouped($wpdb->get_results($wpdb->prepare(
            "SELECT tt.taxonomy, tt.term_id FROM {$wpdb->term_relationships} r INNER JOIN {$wpdb->term_taxonomy} tt ON tt.term_taxonomy_id = r.term_taxonomy_id
            INNER JOIN {$wpdb->terms} t ON t.term_id = tt.term_id WHERE r.object_id = %d ORDER BY t.name, t.term_id",
            $id,
        ), ARRAY_N));
        // phpcs:enable
        $posts = [new WP_Post(sanitize_post($row, 'raw'))];
        update_post_cache($posts);
        wp_cache_set($id, $metas, 'post_meta');

        return new self($posts[0], $metas, array_map(static fn (array $ids): array => array_map(intval(...), $ids), $terms));
    }

    /** Returns the same as `get_post_meta()` with `$single` set to true. */
    public function meta(string $key): mixed
    {
        return maybe_unserialize($this->metas[$key][0] ?? '');
    }

    /** @return array<string, mixed> The first value of each meta, by meta key. */
    public function metas(): array
    {
        return array_map(static fn (array $values): mixed => maybe_unserialize($values[0]), $this->metas);
    }

    /** @return list<int> Term IDs, sorted by name. */
    public function terms(string $taxonomy): array
    {
        return $this->terms[$taxonomy] ?? [];
    }

    /**
     * @param ?list<array{string, string}> $rows
     * @return array<string, list<string>>
     */
    private static function grouped(?array $rows): array
    {
        $groups = [];
        foreach ($rows ?? [] as [$name, $value]) {
            $groups[$name][] = $value;
        }

        return $groups;
    }
}
