<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use Closure;
use WP_Error;
use WP_Post;
use WP_Taxonomy;

/**
 * Saves a listing that did not exist a moment ago, without asking for what it cannot have: metas, terms, and a count of
 * each term's listings, which takes as long as the term is popular. It is one more.
 */
final class FirstSave
{
    /** @var array<int, true> Relationship ids of terms that count one listing more. */
    private array $gained = [];

    /** @var array<int, true> Relationship ids that the listing being saved was given, in the taxonomy being set. */
    private array $given = [];

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
        // Other plugins may save posts of their own in the hooks of this one.
        $count = fn (mixed $new, mixed $old, WP_Post $post): mixed => $old === 'new' && $post->post_type === $this->type ? null : _update_term_count_on_transition_post_status($new, $old, $post);
        $isCounting && add_action('transition_post_status', $count, 10, 3);
        add_filter('update_post_metadata', $add, 10, 4);
        try {
            // What listens to a finished post hears of it when its terms are there, too.
            $id = wp_insert_post($row, true, false);
        } finally {
            remove_filter('update_post_metadata', $add, 10);
            if ($isCounting) {
                remove_action('transition_post_status', $count, 10);
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
        // With counting deferred, WordPress counts all of them in the end; a callback of others counts in its own way.
        $ours = wp_defer_term_counting() ? [] : array_filter(
            array_map(get_taxonomy(...), array_keys($terms)),
            static fn (mixed $taxonomy): bool => $taxonomy instanceof WP_Taxonomy && !$taxonomy->update_count_callback && !$taxonomy->default_term,
        );
        $note = fn (int $object, int $term): mixed => $object === $id ? $this->given[$term] = true : null;
        add_action('added_term_relationship', $note, 10, 2);
        foreach ($ours as $taxonomy) {
            $taxonomy->update_count_callback = fn (mixed $counted, WP_Taxonomy $of): mixed => $this->count(array_map(intval(...), (array) $counted), $of, $id);
        }
        try {
            foreach ($terms as $taxonomy => $ids) {
                $this->given = [];
                // A term that every post begins with gives way to others; where there is none, there is nothing to ask for.
                $isBare = empty(get_taxonomy($taxonomy)->default_term);
                $ids === [] || wp_set_object_terms($id, $ids, $taxonomy, $isBare);
            }
        } finally {
            remove_action('added_term_relationship', $note, 10);
            foreach ($ours as $taxonomy) {
                $taxonomy->update_count_callback = '';
            }
        }
        $this->writeGained(array_merge([], ...array_values($terms)));
    }

    /**
     * The terms just given to the new listing count one more. Whatever else is counted meanwhile, as when another plugin
     * saves a post in a hook, is counted as WordPress does.
     *
     * @param list<int> $terms
     */
    private function count(array $terms, WP_Taxonomy $taxonomy, int $id): void
    {
        $counted = array_fill_keys($terms, true);
        if ($this->given === [] || array_diff_key($counted, $this->given) !== [] || array_intersect_key($counted, $this->gained) !== []) {
            _update_post_term_count($terms, $taxonomy);
            $this->gained = array_diff_key($this->gained, $counted);
        } elseif (in_array((string) get_post_status($id), (array) apply_filters('update_post_term_count_statuses', ['publish'], $taxonomy), true)) {
            $this->gained += $counted;
        }
    }

    /** @param list<int> $terms */
    private function writeGained(array $terms): void
    {
        global $wpdb;
        if ($this->gained !== []) {
            // phpcs:ignore WordPress.DB -- nothing but numbers was put in.
            $wpdb->query("UPDATE {$wpdb->term_taxonomy} SET count = count + 1 WHERE term_taxonomy_id IN (" . implode(',', array_keys($this->gained)) . ')');
            wp_cache_delete_multiple($terms, 'terms');
            wp_cache_set_terms_last_changed();
        }
    }
}
