<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Gazetteer\Directory\Archives\IndexedQuery;
use Gazetteer\Search\Domain\ListingOrder;
use Gazetteer\Search\Domain\ListingPage;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\SiteIndex;
use RuntimeException;
use WP_Query;

/**
 * Adds listings to WordPress's own search, on the site and in the REST API. The search index finds the listings, and
 * WordPress finds other posts. Without the index, WordPress would scan the text of every listing.
 */
final class WordPressSearch
{
    /** Maximum number of listings in the results. Visitors rarely open later result pages. */
    private const MOST = 500;

    public function __construct(private readonly SiteIndex $index)
    {
    }

    /** @return list<mixed>|null Posts or post IDs; null if WordPress must run the query itself. */
    public function answer(WP_Query $query): ?array
    {
        $listing = $this->index->names()->listing;
        $types = self::types($query);
        if (!in_array($listing, $types, true) || !$this->isPlain($query) || !$this->index->isReady()) {
            return null;
        }
        $others = array_values(array_diff($types, [$listing]));
        try {
            return $others === [] ? $this->listings($query) : $this->mixed($query, $others, $listing);
        } catch (RuntimeException) {
            $this->index->repair();

            return null;
        }
    }

    /** @return list<mixed> */
    private function listings(WP_Query $query): array
    {
        $perPage = (int) $query->get('posts_per_page');
        $order = $query->get('orderby') === 'date' ? ListingOrder::Newest : ListingOrder::Relevance;
        $found = $this->find($query, $order, max(1, (int) $query->get('paged')), $perPage);
        _prime_post_caches($found->ids);
        self::setTotals($query, $found->total, (int) ceil($found->total / $perPage));

        return array_values(array_filter(array_map(get_post(...), $found->ids)));
    }

    /**
     * @param non-empty-list<string> $others
     * @return list<mixed>
     */
    private function mixed(WP_Query $query, array $others, string $listing): array
    {
        $found = $this->find($query, ListingOrder::Relevance, 1, self::MOST);
        $inner = new WP_Query();
        $add = static fn (mixed $where, WP_Query $asked): mixed => $asked === $inner && is_string($where) ? self::withListings($where, $found->ids, $listing) : $where;
        // Add the listings before other plugins add conditions, so that these conditions also apply to the listings.
        add_filter('posts_where', $add, PHP_INT_MIN, 2);
        try {
            $posts = $inner->query(['post_type' => $others] + $query->query_vars);
        } finally {
            remove_filter('posts_where', $add, PHP_INT_MIN);
        }
        self::setTotals($query, (int) $inner->found_posts, (int) $inner->max_num_pages);

        return $posts;
    }

    private function find(WP_Query $query, ListingOrder $order, int $page, int $perPage): ListingPage
    {
        $this->index->flushPending();

        return $this->index->setSearch()->find(new ListingQuery(words: (string) $query->get('s'), order: $order, page: $page, perPage: $perPage));
    }

    /** @param list<int> $ids */
    private static function withListings(string $where, array $ids, string $listing): string
    {
        global $wpdb;
        if ($ids === []) {
            return $where;
        }
        $open = is_user_logged_in() ? '' : " AND {$wpdb->posts}.post_password = ''";
        $list = implode(',', $ids);

        return " AND ((1=1{$where}) OR ({$wpdb->posts}.ID IN ({$list}) AND {$wpdb->posts}.post_status = 'publish'" . $wpdb->prepare(' AND post_type = %s', $listing) . "{$open}))"; // phpcs:ignore WordPress.DB -- the list holds numbers.
    }

    /** @return list<string> The post types of the query. */
    private static function types(WP_Query $query): array
    {
        $asked = $query->get('post_type') ?: 'any';

        return $asked === 'any' ? array_values(get_post_types(['exclude_from_search' => false])) : array_values(array_map(strval(...), (array) $asked));
    }

    /** Whether the query has only a search text, for published posts. */
    private function isPlain(WP_Query $query): bool
    {
        return trim((string) $query->get('s')) !== ''
            && !$query->get('suppress_filters')
            && ($query->tax_query->queries ?? []) === []
            && in_array($query->get('post_status'), ['', 'publish', ['publish']], true)
            && in_array($query->get('orderby'), ['', 'relevance', 'date'], true)
            && strtoupper((string) $query->get('order')) !== 'ASC'
            && (int) $query->get('posts_per_page') > 0
            && IndexedQuery::isSupported($query, $this->index->names());
    }

    private static function setTotals(WP_Query $query, int $found, int $pages): void
    {
        $query->found_posts = $found;
        $query->max_num_pages = $pages;
    }
}
