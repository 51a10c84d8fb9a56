<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Chooser;

use Gazetteer\Plans\Domain\Plan;
use WP_Term;

/** The categories that visitors can choose from. */
final class OfferedCategories
{
    /**
     * @param list<Plan> $plans
     * @param list<string> $wanted Slugs or IDs, in this order; empty for all categories with plans.
     * @return array<int, string> Category names, by ID.
     */
    public static function fromPlans(array $plans, string $taxonomy, array $wanted): array
    {
        $withPlans = array_values(array_unique(array_merge([], ...array_column($plans, 'categories'))));
        if ($withPlans === []) {
            return [];
        }
        $terms = get_terms([
            'taxonomy' => $taxonomy,
            'include' => $withPlans,
            'hide_empty' => false,
            'orderby' => 'name',
            'update_term_meta_cache' => false,
        ]);
        $terms = array_values(array_filter(is_array($terms) ? $terms : [], static fn (mixed $term): bool => $term instanceof WP_Term));

        return array_column($wanted === [] ? $terms : self::inOrder($terms, $wanted), 'name', 'term_id');
    }

    /**
     * @param list<WP_Term> $terms
     * @param list<string> $wanted
     * @return list<WP_Term>
     */
    private static function inOrder(array $terms, array $wanted): array
    {
        $found = [];
        foreach ($wanted as $text) {
            foreach ($terms as $term) {
                if ($text === (string) $term->term_id || $text === $term->slug) {
                    $found[] = $term;
                }
            }
        }

        return $found;
    }
}
