<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Archives;

use Gazetteer\Data\DataNames;
use Gazetteer\Directory\DirectoryQuery;
use Gazetteer\Directory\Pagination;
use Gazetteer\Kernel\Http\Input;
use WP_Query;
use WP_Term;

/** The archive that a query of WordPress is about: of all listings, or of those with a term. */
final class Archive
{
    /** Variables of an address that change the list and that the addresses of its other pages have to repeat. */
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

    /** Null where the query is not about an archive of listings, or asks for what only WordPress can find. */
    public static function of(WP_Query $query, DataNames $names): ?self
    {
        $indexed = self::isOne($query, $names) ? IndexedQuery::from($query, $names) : null;
        $terms = $indexed === null ? null : self::terms($query, $names);
        $repeated = array_filter(array_intersect_key((array) $query->query, array_flip(self::REPEATED)), is_string(...));

        return $indexed === null || $terms === null ? null : new self($names, $terms, $indexed, $repeated);
    }

    public static function isOne(WP_Query $query, DataNames $names): bool
    {
        return $query->is_post_type_archive($names->listing) || $query->is_tax([$names->category, $names->location, $names->feature, $names->tag]);
    }

    /** The words of a search by WordPress are words like those of the directory's own. */
    public function asked(Input $input, string $words, int $page): DirectoryQuery
    {
        $number = fn (string $taxonomy): int => $this->terms[$taxonomy]->term_id ?? 0;

        return DirectoryQuery::read($input, $number($this->names->category), $number($this->names->location))
            ->onArchive($words, $page, $number($this->names->feature), $number($this->names->tag));
    }

    /** The address of a page of it, with what a visitor asked for besides. */
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

        return Pagination::with($base, $this->repeated + $this->unsaid($asked));
    }

    /** The one that the path of its address names. */
    private function first(): ?WP_Term
    {
        return array_values($this->terms)[0] ?? null;
    }

    /** @return array<string, string|int|array<string, string>> What the path of the address does not say already. */
    private function unsaid(DirectoryQuery $asked): array
    {
        $arguments = array_diff_key($asked->arguments(), [DirectoryQuery::PAGE => 1]);
        $term = $this->first();
        $said = match ($term?->taxonomy) {
            $this->names->category => DirectoryQuery::CATEGORY,
            $this->names->location => DirectoryQuery::LOCATION,
            default => '',
        };
        if ($term !== null && ($arguments[$said] ?? 0) === $term->term_id) {
            unset($arguments[$said]);
        }

        return $arguments;
    }

    /** @return array<string, WP_Term>|null One of each taxonomy, as an address can name them; null for anything more. */
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
            // The index finds a term with all terms below it; WordPress does so unless it is told otherwise.
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
