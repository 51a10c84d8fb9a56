<?php

declare(strict_types=1);

namespace Gazetteer\Import;

/** Updates the post counts of a taxonomy's terms. Needs only one query to count. */
final class TermCounts
{
    public static function renew(string $taxonomy): void
    {
        global $wpdb;
        $types = get_taxonomy($taxonomy)->object_type ?? [];
        if ($types === []) {
            return;
        }
        $placeholders = implode(', ', array_fill(0, count($types), '%s'));
        // phpcs:ignore WordPress.DB.PreparedSQL -- only placeholders were inserted.
        $counted = $wpdb->get_results($wpdb->prepare("SELECT r.term_taxonomy_id, COUNT(*) FROM {$wpdb->term_relationships} r
            JOIN {$wpdb->term_taxonomy} t ON t.term_taxonomy_id = r.term_taxonomy_id AND t.taxonomy = %s
            JOIN {$wpdb->posts} p ON p.ID = r.object_id AND p.post_status = 'publish' AND p.post_type IN ({$placeholders})
            GROUP BY r.term_taxonomy_id", $taxonomy, ...$types), ARRAY_N);
        $counts = array_map('intval', array_column($counted, 1, 0));
        $terms = $wpdb->get_results($wpdb->prepare("SELECT term_taxonomy_id, term_id, count FROM {$wpdb->term_taxonomy} WHERE taxonomy = %s", $taxonomy), ARRAY_N);

        $wpdb->query('START TRANSACTION');
        $changed = [];
        foreach ($terms as [$id, $term, $kept]) {
            $count = $counts[(int) $id] ?? 0;
            if ($count !== (int) $kept) {
                $wpdb->update($wpdb->term_taxonomy, ['count' => $count], ['term_taxonomy_id' => (int) $id]);
                $changed[] = (int) $term;
            }
        }
        $wpdb->query('COMMIT');
        if ($changed !== []) {
            clean_term_cache($changed, $taxonomy, false);
        }
    }
}
