<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use Closure;
use WP_Error;
use WP_Post;
use WP_Taxonomy;

/**
 * Inserts a new listing with fewer queries than WordPress needs by default. Skips lookups of existing metas and
 * terms, because a new post has none. Increments term counts, because a recount is slow for popular terms.
 */
final class FirstSave
{
    /** @var array<int, true> Term taxonomy ids whose count increases by one. */
    private array $toCount = [];

    /** @var array<int, true> Term taxonomy ids that were added to the listing, for the current taxonomy only. */
    private array $added = [];

    private function __construct(private readonly string $type)
    {
    }

    /**
     * @param array<string, mixed> $row Post array for WordPress, slashed.
     * @param array<string, list<int>> $terms Term ids by taxonomy.
     */
    public static function insert(array $row, array $terms): int|WP_Error
    {
        return (new self((string) $row['post_type']))->insertPost($row, $terms);
    }

    /**
     * @param array<string, mixed> $row
     * @param array<string, list<int>> $terms
     */
    private function insertPost(array $row, array $terms): int|WP_Error
    {
        $add = $this->adding(array_map(strval(...), array_keys((array) ($row['meta_input'] ?? []))));
        $isCounting = remove_action('transition_post_status', '_update_term_count_on_transition_post_status', 10);
        // Skip the term count for the new listing only. Plugins may save other posts during this insert, and the
        // terms of those posts must be counted.
        $count = fn (mixed $new, mixed $old, WP_Post $post): mixed => $old === 'new' && $post->post_type === $this->type ? null : _update_term_count_on_transition_post_status($new, $old, $post);
        $isCounting && add_action('transition_post_status', $count, 10, 3);
        add_filter('update_post_metadata', $add, 10, 4);
        try {
            // Skip `wp_after_insert_post` here, so that its listeners run after the terms are set.
            $id = wp_insert_post($row, true, false);
        } finally {
            remove_filter('update_post_metadata', $add, 10);
            if ($isCounting) {
                remove_action('transition_post_status', $count, 10);
                add_action('transition_post_status', '_update_term_count_on_transition_post_status', 10, 3);
            }
        }
        if (!is_wp_error($id)) {
            $this->setTerms($id, $terms);
        }

        return $id;
    }

    /**
     * Returns a filter that inserts a meta directly, because WordPress would read the meta twice before writing it.
     *
     * @param list<string> $keys
     */
    private function adding(array $keys): Closure
    {
        return function (mixed $done, int $id, string $key, mixed $value) use (&$keys): mixed {
            $at = array_search($key, $keys, true);
            if ($done !== null || $at === false || get_post_type($id) !== $this->type) {
                return $done;
            }
            unset($keys[$at]);

            return add_metadata('post', $id, wp_slash($key), wp_slash($value)) !== false;
        };
    }

    /** @param array<string, list<int>> $terms */
    private function setTerms(int $id, array $terms): void
    {
        // Find the taxonomies to count here: not if WordPress counts later, and not if a taxonomy has its own count
        // callback.
        $ours = wp_defer_term_counting() ? [] : array_filter(
            array_map(get_taxonomy(...), array_keys($terms)),
            static fn (mixed $taxonomy): bool => $taxonomy instanceof WP_Taxonomy && !$taxonomy->update_count_callback && !$taxonomy->default_term,
        );
        $note = fn (int $object, int $term): mixed => $object === $id ? $this->added[$term] = true : null;
        add_action('added_term_relationship', $note, 10, 2);
        foreach ($ours as $taxonomy) {
            $taxonomy->update_count_callback = fn (mixed $counted, WP_Taxonomy $of): mixed => $this->count(array_map(intval(...), (array) $counted), $of, $id);
        }
        try {
            foreach ($terms as $taxonomy => $ids) {
                $this->added = [];
                // Append the terms, because WordPress then skips the query for existing terms. If the taxonomy has a
                // default term, replace that term.
                $isBare = empty(get_taxonomy($taxonomy)->default_term);
                $ids === [] || wp_set_object_terms($id, $ids, $taxonomy, $isBare);
            }
        } finally {
            remove_action('added_term_relationship', $note, 10);
            foreach ($ours as $taxonomy) {
                $taxonomy->update_count_callback = '';
            }
        }
        $this->incrementCounts(array_merge([], ...array_values($terms)));
    }

    /**
     * Increments the counts of terms that were just added to the new listing. For other posts, such as one that
     * another plugin saves in a hook, calls WordPress's own function.
     *
     * @param list<int> $terms
     */
    private function count(array $terms, WP_Taxonomy $taxonomy, int $id): void
    {
        $counted = array_fill_keys($terms, true);
        if ($this->added === [] || array_diff_key($counted, $this->added) !== [] || array_intersect_key($counted, $this->toCount) !== []) {
            _update_post_term_count($terms, $taxonomy);
            $this->toCount = array_diff_key($this->toCount, $counted);
        } elseif (in_array((string) get_post_status($id), (array) apply_filters('update_post_term_count_statuses', ['publish'], $taxonomy), true)) {
            $this->toCount += $counted;
        }
    }

    /** @param list<int> $terms */
    private function incrementCounts(array $terms): void
    {
        global $wpdb;
        if ($this->toCount !== []) {
            // phpcs:ignore WordPress.DB -- nothing but numbers was put in.
            $wpdb->query("UPDATE {$wpdb->term_taxonomy} SET count = count + 1 WHERE term_taxonomy_id IN (" . implode(',', array_keys($this->toCount)) . ')');
            wp_cache_delete_multiple($terms, 'terms');
            wp_cache_set_terms_last_changed();
        }
    }
}
