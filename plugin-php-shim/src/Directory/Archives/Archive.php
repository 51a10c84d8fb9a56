<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Archives;

use Gazetteer\Data\DataNames;
use Gazetteer\Directory\DirectoryQuery;
use Gazetteer\Directory\PageHooks;
use Gazetteer\Directory\Pagination;
use Gazetteer\Kernel\Http\Input;
use WP_Query;
use WP_Term;

/** The listing archive that a WordPress query requests: all listings, or the listings with a term. */
final class Archive
{
    /** Query variables that change the order of the listings. Pagination links must contain these variables. */
    private const REPEATED = ['order', 'orderby'];

    /**
     * @param array<string, WP_Term> $terms By taxonomy.
     * @param array<string, string> $repeated
     */
    private function __construct(
        private readonly DataNames $names,
        public readonly array $terms,
        public readonly IndexedQuery $query,
        private readonly array $repeated,
    ) {
    }

    /** Returns null if the query is not for a listing archive, or if the search index cannot handle the query. */
    public static function fromQuery(WP_Query $query, DataNames $names): ?self
    {
        $indexed = PageHooks::isArchive($query, $names) ? IndexedQuery::from($query, $names) : null;
        $terms = $indexed === null ? null : self::terms($query, $names);
        $repeated = array_filter(array_intersect_key((array) $query->query, array_flip(self::REPEATED)), is_string(...));

        return $indexed === null || $terms === null ? null : new self($names, $terms, $indexed, $repeated);
    }

    /**
     * Reads the visitor's search. The search text is in WordPress's URL argument `s` or in the directory form's own
     * argument.
     */
    public function directoryQuery(Input $input, string $words, int $page): DirectoryQuery
    {
        $number = fn (string $taxonomy): int => $this->terms[$taxonomy]->term_id ?? 0;

        return DirectoryQuery::read($input, $number($this->names->category), $number($this->names->location))
            ->onArchive($words, $page, $number($this->names->feature), $number($this->names->tag));
    }

    /** Returns the URL of a page of the archive. The visitor's filters are URL arguments. */
    public function url(DirectoryQuery $asked, int $page = 1): string
    {
        global $wp_rewrite;
        $term = $this->first();
        $base = $term === null ? get_post_type_archive_link($this->names->listing) : get_term_link($term);
        $base = is_string($base) ? $base : home_url('/');
        if ($page > 1) {
            $base = $wp_rewrite->using_permalinks() && !str_contains($base, '?')
                ? user_trailingslashit(trailingslashit($base) . "{$wp_rewrite->pagination_base}/{$page}", 'paged')
                : add_query_arg('paged', $page, $base);
        }

        return Pagination::addArguments($base, $this->repeated + $this->argumentsOutsidePath($asked));
    }

    /** Returns the term that is in the URL path. */
    private function first(): ?WP_Term
    {
        return array_values($this->terms)[0] ?? null;
    }

    /** @return array<string, mixed> Arguments that are not already in the URL path. */
    private function argumentsOutsidePath(DirectoryQuery $asked): array
    {
        $arguments = array_diff_key($asked->arguments(), [DirectoryQuery::PAGE => 1]);
        $term = $this->first();
        $inPath = match ($term?->taxonomy) {
            $this->names->category => DirectoryQuery::CATEGORY,
            $this->names->location => DirectoryQuery::LOCATION,
            $this->names->feature => DirectoryQuery::FEATURE,
            default => '',
        };
        if ($term !== null && ($arguments[$inPath] ?? 0) === $term->term_id) {
            unset($arguments[$inPath]);
        }

        return $arguments;
    }

    /**
     * @return array<string, WP_Term>|null By taxonomy. Null if the query contains several terms of one taxonomy, because no archive URL has this.
     */
    private static function terms(WP_Query $query, DataNames $names): ?array
    {
        $found = [];
        $queries = array_diff_key($query->tax_query->queries ?? [], ['relation' => true]);
        if (count($queries) > 1 && ($query->tax_query->relation ?? 'AND') !== 'AND') {
            return null;
        }
        foreach ($queries as $asked) {
            $slugs = is_array($asked) ? (array) ($asked['terms'] ?? []) : [];
            $taxonomy = is_array($asked) ? (string) ($asked['taxonomy'] ?? '') : '';
            $isOurs = in_array($taxonomy, [$names->category, $names->location, $names->feature, $names->tag], true);
            $isPlain = in_array($asked['operator'] ?? 'IN', ['IN', 'AND'], true) && in_array($asked['field'] ?? 'term_id', ['slug', 'name', 'term_id', 'id'], true);
            // The search index always includes child terms. So the index cannot handle a query with
            // `include_children` set to false.
            $hasChildren = !is_taxonomy_hierarchical($taxonomy) || ($asked['include_children'] ?? true);
            if (!$isOurs || !$isPlain || !$hasChildren || isset($found[$taxonomy]) || count($slugs) !== 1) {
                return null;
            }
            $field = in_array($asked['field'] ?? '', ['slug', 'name'], true) ? $asked['field'] : 'id';
            $term = get_term_by($field, (string) reset($slugs), $taxonomy);
            if (!$term instanceof WP_Term) {
                return null;
            }
            $found[$taxonomy] = $term;
        }

        return $found;
    }
}
