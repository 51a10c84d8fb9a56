<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Fields;

use WP_Term;

/** Reads terms, and the feature and field ids in the metas of categories. */
final class CategoryTerms
{
    /**
     * Returns the ids in a meta of the categories, without duplicates.
     *
     * @param list<int> $categories Ids that are not categories are ignored.
     * @return list<int>
     */
    public static function idsIn(string $taxonomy, string $key, array $categories): array
    {
        $ids = [];
        foreach (self::terms($taxonomy, $categories, true) as $category) {
            $ids = [...$ids, ...ValueCleaning::ids(get_term_meta($category->term_id, $key, true))];
        }

        return array_values(array_unique($ids));
    }

    /**
     * Reads terms with one database query. `get_terms` uses two.
     *
     * @param list<int> $ids
     * @return list<WP_Term>
     */
    public static function terms(string $taxonomy, array $ids, bool $withMetas = false): array
    {
        _prime_term_caches($ids, $withMetas);
        // Skip terms that are not in the cache: they do not exist, and `get_term` would query the database again.
        $known = array_filter(wp_cache_get_multiple($ids, 'terms'));
        $terms = array_map(static fn (int $id): mixed => get_term($id, $taxonomy), array_keys($known));

        return array_values(array_filter($terms, static fn (mixed $term): bool => $term instanceof WP_Term && $term->taxonomy === $taxonomy));
    }
}
