<?php

declare(strict_types=1);

namespace Gazetteer\Import;

use Gazetteer\Kernel\Store\Transaction;
use Throwable;

/** Suspends work that WordPress does for each saved post, and does this work once after all posts are saved. */
final class BulkWriteMode
{
    /** WordPress's callback that counts the posts of all terms when a post's status changes. */
    private const COUNTING = '_update_term_count_on_transition_post_status';

    private bool $wasCounting = false;

    /** @param list<string> $taxonomies The taxonomies whose terms are counted at the end. */
    public function __construct(private readonly array $taxonomies)
    {
    }

    public function begin(): void
    {
        if (!defined('WP_IMPORTING')) {
            // Code that sends emails, pings and feeds for new posts checks this constant.
            define('WP_IMPORTING', true);
        }
        wp_defer_term_counting(true);
        $this->wasCounting = remove_action('transition_post_status', self::COUNTING);
        add_filter('wp_revisions_to_keep', '__return_zero', PHP_INT_MAX);
    }

    public function end(): void
    {
        remove_filter('wp_revisions_to_keep', '__return_zero', PHP_INT_MAX);
        if ($this->wasCounting) {
            add_action('transition_post_status', self::COUNTING, 10, 3);
        }
        $counts = $this->suspendCounting();
        wp_defer_term_counting(false);
        foreach ($counts as $taxonomy => $callback) {
            get_taxonomy($taxonomy)->update_count_callback = $callback;
        }
        foreach ($this->taxonomies as $taxonomy) {
            TermCounts::renew($taxonomy);
        }
    }

    /** @param callable(): void $write Runs in a transaction, if the database supports transactions. */
    public function inTransaction(callable $write): void
    {
        try {
            Transaction::run($write);
        } catch (Throwable $wrong) {
            // The object cache contains data that was rolled back.
            wp_cache_flush();
            throw $wrong;
        } finally {
            $this->forget();
        }
    }

    /** Frees the memory of the object cache, which keeps every saved post. */
    private function forget(): void
    {
        global $wpdb;
        if (wp_cache_supports('flush_runtime')) {
            wp_cache_flush_runtime();
        }
        $wpdb->queries = [];
    }

    /**
     * Disables WordPress's deferred count, which runs one query per term.
     *
     * @return array<string, mixed>
     */
    private function suspendCounting(): array
    {
        $callbacks = [];
        foreach ($this->taxonomies as $taxonomy) {
            $object = get_taxonomy($taxonomy);
            if ($object !== false) {
                $callbacks[$taxonomy] = $object->update_count_callback;
                $object->update_count_callback = '__return_null';
            }
        }

        return $callbacks;
    }
}
