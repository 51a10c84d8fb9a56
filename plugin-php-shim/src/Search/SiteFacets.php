<?php

declare(strict_types=1);

namespace Gazetteer\Search;

use Gazetteer\Search\Domain\FacetCounter;
use Gazetteer\Search\Domain\FacetCounts;
use Gazetteer\Search\Domain\FacetScope;
use Gazetteer\Search\Domain\ListingOrder;
use Gazetteer\Search\Domain\ListingQuery;
use RuntimeException;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * Counts the listings of filters with the search index. Caches the numbers in the object cache until the indexed data
 * of a listing changes, but not longer than a minute, because the number of open listings depends on the time.
 */
final class SiteFacets implements FacetCounter
{
    /** @param bool $isOwnSearch False if another plugin replaces the search. Its results may differ from the numbers. */
    public function __construct(private readonly SiteIndex $index, private readonly bool $isOwnSearch = true)
    {
    }

    public function facets(ListingQuery $query, ?FacetScope $scope = null): FacetCounts
    {
        if (!$this->isOwnSearch) {
            return FacetCounts::unknown();
        }
        $this->index->flushPending();
        $asked = $query->with(order: ListingOrder::Newest, page: 1, perPage: 1);
        $key = 'facets:' . md5(serialize([$this->index->names(), $asked, $scope, intdiv(time(), MINUTE_IN_SECONDS)])) . ':' . wp_cache_get_last_changed(SiteSearch::CACHE);
        $known = wp_cache_get($key, SiteSearch::CACHE);
        if ($known instanceof FacetCounts) {
            return $known;
        }
        if (!$this->index->isReady()) {
            return FacetCounts::unknown();
        }
        try {
            $counts = $this->index->setSearch()->counter()->facets($asked, $scope);
        } catch (RuntimeException) {
            $this->index->repair();

            return FacetCounts::unknown();
        }
        wp_cache_set($key, $counts, SiteSearch::CACHE, MINUTE_IN_SECONDS);

        return $counts;
    }
}
