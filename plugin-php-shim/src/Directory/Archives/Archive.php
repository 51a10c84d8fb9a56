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
    /** What narrows a query in a way that the index knows nothing of. */
    private const OTHERS = [
        'p', 'page_id', 'name', 'pagename', 'title', 'attachment', 'attachment_id', 'author', 'author_name', 'author__in', 'author__not_in',
        'cat', 'category_name', 'category__in', 'category__not_in', 'category__and', 'tag', 'tag_id', 'tag__in', 'tag__not_in', 'tag__and',
        'tag_slug__in', 'tag_slug__and', 'm', 'year', 'monthnum', 'w', 'day', 'hour', 'minute', 'second', 'date_query',
        'meta_key', 'meta_value', 'meta_value_num', 'meta_query', 'post__in', 'post__not_in', 'post_name__in', 'post_parent', 'post_parent__in',
        'post_parent__not_in', 'post_mime_type', 'has_password', 'post_password', 'comment_count', 'offset', 'menu_order',
    ];

    /** @param array<string, WP_Term> $terms By taxonomy. */
    private function __construct(private readonly DataNames $names, public readonly array $terms)
    {
    }

    /** Null where the query is not about an archive of listings, or asks for what only WordPress can find. */
    public static function of(WP_Query $query, DataNames $names): ?self
    {
        if (!self::isOne($query, $names) || self::isNarrowed($query)) {
            return null;
        }
        if (!in_array($query->get('post_type'), ['', 'any', $names->listing, [$names->listing]], true) || !in_array($query->get('fields'), ['', 'all'], true)) {
            return null;
        }
        $terms = self::terms($query, $names);

        return $terms === null ? null : new self($names, $terms);
    }

    /** Whether a query asks for more than words, terms and order. */
    public static function isNarrowed(WP_Query $query): bool
    {
        return array_filter(array_intersect_key($query->query_vars, array_flip(self::OTHERS))) !== [];
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

        return Pagination::with($base, $this->unsaid($asked));
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
        foreach ($query->tax_query->queries ?? [] as $key => $asked) {
            if ($key === 'relation') {
                continue;
            }
            $slugs = is_array($asked) ? (array) ($asked['terms'] ?? []) : [];
            $taxonomy = is_array($asked) ? (string) ($asked['taxonomy'] ?? '') : '';
            $isOurs = in_array($taxonomy, [$names->category, $names->location, $names->feature, $names->tag], true);
            if (!$isOurs || isset($found[$taxonomy]) || count($slugs) !== 1 || !in_array($asked['operator'] ?? 'IN', ['IN', 'AND'], true)) {
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
