<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use WP_Term;

/** Reads a listing's terms and their ancestors from the caches of WordPress. */
final class ListingTerms
{
    /**
     * Returns the most specific terms of a listing. It omits terms that are an ancestor of another term of
     * the listing.
     *
     * @return list<WP_Term>
     */
    public static function mostSpecific(int $listing, string $taxonomy): array
    {
        $terms = get_the_terms($listing, $taxonomy);
        $terms = is_array($terms) ? array_filter($terms, static fn (mixed $term): bool => $term instanceof WP_Term) : [];
        $above = array_merge([], ...array_map(static fn (WP_Term $term): array => get_ancestors($term->term_id, $taxonomy, 'taxonomy'), $terms));

        return array_values(array_filter($terms, static fn (WP_Term $term): bool => !in_array($term->term_id, $above, true)));
    }

    /** @return list<WP_Term> The term and its ancestors. */
    public static function withAncestors(WP_Term $term): array
    {
        $above = array_map(static fn (int $id): mixed => get_term($id, $term->taxonomy), get_ancestors($term->term_id, $term->taxonomy, 'taxonomy'));

        return [$term, ...array_values(array_filter($above, static fn (mixed $one): bool => $one instanceof WP_Term))];
    }

    /** Returns the name of a place and its parent, such as “Zurich, Switzerland”. */
    public static function nameWithParent(WP_Term $term): string
    {
        $above = $term->parent > 0 ? get_term($term->parent, $term->taxonomy) : null;

        /* translators: 1: a place, 2: the place around it. */
        return $above instanceof WP_Term ? sprintf(__('%1$s, %2$s', 'gazetteer'), $term->name, $above->name) : $term->name;
    }

    /**
     * @param list<int> $listings IDs of the listings whose terms to load. All terms and their ancestors are loaded with a few queries.
     */
    public static function prime(array $listings, string ...$taxonomies): void
    {
        $wanted = [];
        foreach ($listings as $listing) {
            foreach ($taxonomies as $taxonomy) {
                foreach (get_the_terms($listing, $taxonomy) ?: [] as $term) {
                    $wanted[] = $term instanceof WP_Term ? $term->parent : 0;
                }
            }
        }
        $known = [];
        while ($wanted = array_diff(array_unique(array_filter($wanted)), $known)) {
            _prime_term_caches($wanted, false);
            $known = [...$known, ...$wanted];
            $wanted = array_map(static fn (int $id): int => ($term = get_term($id)) instanceof WP_Term ? $term->parent : 0, $wanted);
        }
    }
}
