<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Fields;

use Gazetteer\Data\DataNames;
use WP_Term;

/** What is written at the categories: the numbers of features and fields. */
final class CategoryTerms
{
    public function __construct(private readonly DataNames $names)
    {
    }

    /**
     * What the categories name under a key, each once.
     *
     * @param list<int> $categories Terms that are no categories name nothing.
     * @return list<int>
     */
    public function named(string $key, array $categories): array
    {
        $named = [];
        foreach (self::terms($this->names->category, $categories, true) as $category) {
            $named = [...$named, ...ValueCleaning::ids(get_term_meta($category->term_id, $key, true))];
        }

        return array_values(array_unique($named));
    }

    /**
     * One question to the database, where `get_terms` asks two.
     *
     * @param list<int> $ids
     * @return list<WP_Term>
     */
    public static function terms(string $taxonomy, array $ids, bool $withMetas = false): array
    {
        _prime_term_caches($ids, $withMetas);
        // What is not there by now is not there at all; WordPress would ask for each of them once more.
        $known = array_filter(wp_cache_get_multiple($ids, 'terms'));
        $terms = array_map(static fn (int $id): mixed => get_term($id, $taxonomy), array_keys($known));

        return array_values(array_filter($terms, static fn (mixed $term): bool => $term instanceof WP_Term && $term->taxonomy === $taxonomy));
    }
}
