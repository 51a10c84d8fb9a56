<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use Closure;
use WP_Error;
use WP_Taxonomy;

/**
 * Saves a listing that did not exist a moment ago, without asking for what it cannot have: metas, terms, and a count of
 * each term's listings, which takes as long as the term is popular. It is one more.
 */
final class FirstSave
{
    /** @var list<int> Of terms, as relationships know them. */
    private array $gained = [];

    private function __construct(private readonly string $type)
    {
    }

    /**
     * @param array<string, mixed> $row As WordPress takes a post, with slashes.
     * @param array<string, list<int>> $terms By taxonomy.
     */
    public static function of(array $row, array $terms): int|WP_Error
    {
        return (new self((string) $row['post_type']))->insert($row, $terms);
    }

    /**
     * @param array<string, mixed> $row
     * @param array<string, list<int>> $terms
     */
    private function insert(array $row, array $terms): int|WP_Error
    {
        $add = $this->adding(array_map(strval(...), array_keys((array) ($row['meta_input'] ?? []))));
        $isCounting = remove_action('transition_post_status', '_update_term_count_on_transition_post_status', 10);
        add_filter('update_post_metadata', $add, 10, 4);
        try {
            // What listens to a finished post hears of it when its terms are there, too.
            $id = wp_insert_post($row, true, false);
        } finally {
            remove_filter('update_post_metadata', $add, 10);
            if ($isCounting) {
                add_action('transition_post_status', '_update_term_count_on_transition_post_status', 10, 3);
            }
        }
        if (!is_wp_error($id)) {
            $this->give($id, $terms);
        }

        return $id;
    }

    /**
     * WordPress reads a meta twice before it writes it.
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
    private function give(int $id, array $terms): void
    {
        // Whoever puts the counting off counts all of them in the end; others may count in a way of their own.
        $ours = wp_defer_term_counting() ? [] : array_filter(
            array_map(get_taxonomy(...), array_keys($terms)),
            static fn (mixed $taxonomy): bool => $taxonomy instanceof WP_Taxonomy && !$taxonomy->update_count_callback && !$taxonomy->default_term,
        );
        $isPutOff = $ours !== [];
        foreach ($ours as $taxonomy) {
            $taxonomy->update_count_callback = '__return_null';
        }
        if ($isPutOff) {
            wp_defer_term_counting(true);
        }
        try {
            $gained = [];
            foreach ($terms as $taxonomy => $ids) {
                // A term that every post begins with gives way to others; where there is none, there is nothing to ask for.
                $isBare = empty(get_taxonomy($taxonomy)->default_term);
                $gained[$taxonomy] = $ids === [] ? [] : wp_set_object_terms($id, $ids, $taxonomy, $isBare);
            }
            foreach ($ours as $taxonomy) {
                $this->gain($taxonomy, $gained[$taxonomy->name], (string) get_post_status($id));
            }
            $this->count();
        } finally {
            // WordPress forgets now what it knew of the terms.
            if ($isPutOff) {
                wp_defer_term_counting(false);
            }
            foreach ($ours as $taxonomy) {
                $taxonomy->update_count_callback = '';
            }
        }
    }

    private function gain(WP_Taxonomy $taxonomy, mixed $terms, string $status): void
    {
        $counted = (array) apply_filters('update_post_term_count_statuses', ['publish'], $taxonomy);
        if (is_array($terms) && in_array($status, $counted, true)) {
            array_push($this->gained, ...array_map(intval(...), $terms));
        }
    }

    private function count(): void
    {
        global $wpdb;
        if ($this->gained !== []) {
            // phpcs:ignore WordPress.DB -- nothing but numbers was put in.
            $wpdb->query("UPDATE {$wpdb->term_taxonomy} SET count = count + 1 WHERE term_taxonomy_id IN (" . implode(',', $this->gained) . ')');
        }
    }
}
