<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

/** The terms that the block's attributes limit the directory to. */
final class TermLimits
{
    /**
     * Limits the search to the visitor’s terms. Ignores terms that are outside of the terms that the block is limited to.
     *
     * @param list<int> $asked
     * @param list<int> $within
     * @return list<int>
     */
    public static function narrow(string $taxonomy, array $asked, array $within): array
    {
        $isWithin = static fn (int $term): bool => $within === [] || array_intersect([$term, ...get_ancestors($term, $taxonomy, 'taxonomy')], $within) !== [];

        return array_values(array_filter($asked, $isWithin)) ?: $within;
    }

    /**
     * @return list<int> Term ids from a list of slugs or ids. An unknown term finds no listings, instead of all
     *   listings.
     */
    public static function read(string $list, string $taxonomy): array
    {
        $wanted = array_filter(array_map(trim(...), explode(',', $list)), static fn (string $word): bool => $word !== '');
        $terms = [];
        foreach ($wanted as $word) {
            $term = ctype_digit($word) ? get_term((int) $word, $taxonomy) : get_term_by('slug', sanitize_title($word), $taxonomy);
            $terms[] = $term instanceof \WP_Term ? $term->term_id : PHP_INT_MAX;
        }

        return $terms;
    }
}
