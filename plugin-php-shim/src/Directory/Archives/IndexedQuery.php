<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Archives;

use Gazetteer\Data\DataNames;
use Gazetteer\Directory\Directory;
use Gazetteer\Search\Domain\ListingOrder;
use WP_Query;

/**
 * A WordPress query that the search index can handle. The index contains only published listings and supports few
 * query variables. If a query contains a variable that is not in these lists, WordPress runs the query.
 */
final class IndexedQuery
{
    private const KNOWN = [
        'post_type', 'post_status', 's', 'paged', 'page', 'order', 'orderby', 'posts_per_page', 'posts_per_archive_page', 'showposts', 'nopaging',
        'feed', 'fields', 'taxonomy', 'term', 'tax_query',
        // These variables change how WordPress fetches posts, but not the result.
        'cache_results', 'update_post_term_cache', 'update_post_meta_cache', 'update_menu_item_cache', 'lazy_load_term_meta', 'no_found_rows',
        'suppress_filters', 'ignore_sticky_posts', 'comments_per_page',
        // WordPress sets these variables from the search text in "s".
        'search_terms', 'search_terms_count', 'search_orderby_title',
    ];
    /** WordPress casts these variables to integers, so 0 means "not set". */
    private const NUMBERS = ['p', 'page_id', 'attachment_id', 'year', 'monthnum', 'day', 'w'];
    private const FEEDS = ['', 'feed', 'rss2', 'rss', 'atom', 'rdf'];

    /**
     * @param ListingOrder|null $order Null for the site's default order.
     * @param int|null $perPage Null for the site's default number.
     */
    private function __construct(public readonly ?ListingOrder $order, public readonly ?int $perPage)
    {
    }

    public static function from(WP_Query $query, DataNames $names): ?self
    {
        if (!self::isSupported($query, $names) || !self::isForPublished($query, $names) || $query->is_comment_feed() || $query->get('nopaging')) {
            return null;
        }
        $perPage = (int) $query->get('posts_per_page');
        $isUsual = $query->is_feed() || $perPage === (int) get_option('posts_per_page');
        if (!$isUsual && ($perPage < 1 || $perPage > Directory::MOST_PER_PAGE)) {
            return null;
        }
        $order = self::order($query);

        return $order === false ? null : new self($order, $isUsual ? null : $perPage);
    }

    /** Whether the index supports every variable of the query. */
    public static function isSupported(WP_Query $query, DataNames $names): bool
    {
        $known = array_flip([...self::KNOWN, ...array_map(self::queryVar(...), self::taxonomies($names))]);
        foreach (array_diff_key($query->query_vars, $known) as $name => $value) {
            $isUnset = in_array($value, [null, '', []], true) || ($value === 0 && in_array($name, self::NUMBERS, true));
            if (!$isUnset) {
                return false;
            }
        }

        return in_array($query->get('feed'), self::FEEDS, true) && in_array($query->get('fields'), ['', 'all'], true);
    }

    private static function isForPublished(WP_Query $query, DataNames $names): bool
    {
        if (!in_array($query->get('post_status'), ['', [], 'publish', ['publish']], true)) {
            return false;
        }
        $type = $query->get('post_type');
        if ($type === $names->listing || $type === [$names->listing]) {
            return true;
        }
        // If other post types also use the taxonomy, its archive must show their posts, too.
        $shared = array_filter(self::taxonomies($names), static fn (string $name): bool => $query->is_tax($name) && (get_taxonomy($name)->object_type ?? []) !== [$names->listing]);

        return in_array($type, ['', [], 'any'], true) && $shared === [];
    }

    /** Returns false for an order that the index does not support. */
    private static function order(WP_Query $query): ListingOrder|false|null
    {
        $by = $query->get('orderby');
        $isDescending = strtoupper((string) $query->get('order')) !== 'ASC';
        $hasWords = (string) $query->get('s') !== '';

        return match (true) {
            $by === '' || $by === [] => $isDescending ? null : false,
            $by === 'relevance' => $hasWords ? null : false,
            $hasWords => false,
            ($by === 'date' || $by === 'post_date') && $isDescending => ListingOrder::Newest,
            ($by === 'title' || $by === 'post_title') && !$isDescending => ListingOrder::Title,
            default => false,
        };
    }

    /** @return list<string> */
    private static function taxonomies(DataNames $names): array
    {
        return [$names->category, $names->location, $names->feature, $names->tag];
    }

    private static function queryVar(string $taxonomy): string
    {
        $object = get_taxonomy($taxonomy);

        return $object !== false && is_string($object->query_var) ? $object->query_var : $taxonomy;
    }
}
