<?php

declare(strict_types=1);

namespace Gazetteer\Import;

use Gazetteer\Kernel\Database\Transaction;
use Throwable;

/** Writes many posts at once without what WordPress does for each, and makes up for it in the end. */
final class QuietWrites
{
    /** WordPress's own, which asks for all terms of a post whose status changes. */
    private const COUNTING = '_update_term_count_on_transition_post_status';

    private bool $hadCounting = false;

    /** @param list<string> $taxonomies Whose terms are counted anew. */
    public function __construct(private readonly array $taxonomies)
    {
    }

    public function begin(): void
    {
        if (!defined('WP_IMPORTING')) {
            // What sends mails, pings and feeds looks at this.
            define('WP_IMPORTING', true);
        }
        wp_defer_term_counting(true);
        $this->hadCounting = remove_action('transition_post_status', self::COUNTING);
        add_filter('wp_revisions_to_keep', '__return_zero', PHP_INT_MAX);
    }

    public function end(): void
    {
        remove_filter('wp_revisions_to_keep', '__return_zero', PHP_INT_MAX);
        if ($this->hadCounting) {
            add_action('transition_post_status', self::COUNTING, 10, 3);
        }
        $counts = $this->silenceCounts();
        wp_defer_term_counting(false);
        foreach ($counts as $taxonomy => $callback) {
            get_taxonomy($taxonomy)->update_count_callback = $callback;
        }
        foreach ($this->taxonomies as $taxonomy) {
            TermCounts::renew($taxonomy);
        }
    }

    /** @param callable(): void $write Becomes true as a whole or not at all, where the database can do that; one by one takes longer, too. */
    public function together(callable $write): void
    {
        try {
            Transaction::run($write);
        } catch (Throwable $wrong) {
            // It remembers what is not there any more.
            wp_cache_flush();
            throw $wrong;
        } finally {
            $this->forget();
        }
    }

    /** What was written stays in memory until it is thrown away. */
    private function forget(): void
    {
        global $wpdb;
        if (wp_cache_supports('flush_runtime')) {
            wp_cache_flush_runtime();
        }
        $wpdb->queries = [];
    }

    /**
     * WordPress would count term by term what it put off, with a question each.
     *
     * @return array<string, mixed>
     */
    private function silenceCounts(): array
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
