<?php

declare(strict_types=1);

namespace Gazetteer\Search;

use Closure;
use Gazetteer\Search\Domain\Bounds;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\MapSearch;
use Gazetteer\Search\Read\ClusterSearch;
use RuntimeException;

if (!defined('ABSPATH')) {
    exit;
}

/** Answers map searches with the search index. Without an index, there are no results on the map. */
final class SiteMapSearch implements MapSearch
{
    public function __construct(private readonly SiteIndex $index)
    {
    }

    public function clusters(ListingQuery $query, Bounds $view, int $zoom): array
    {
        return $this->cached('clusters', [$query->with(page: 1, perPage: 1), $view, $zoom], static fn (MapSearch $search): array => $search->clusters($query, $view, $zoom)) ?? [];
    }

    public function middle(ListingQuery $query): ?array
    {
        return $this->cached('middle', $query, static fn (MapSearch $search): ?array => $search->middle($query));
    }

    /** @param Closure(MapSearch): mixed $question */
    private function cached(string $method, mixed $argument, Closure $question): mixed
    {
        $this->index->flushPending();
        if (!$this->index->isReady()) {
            return null;
        }
        $key = $method . ':' . md5(serialize([$this->index->names(), $argument])) . ':' . wp_cache_get_last_changed(SiteSearch::CACHE);
        $known = wp_cache_get($key, SiteSearch::CACHE, false, $isKnown);
        if ($isKnown) {
            return $known;
        }
        try {
            $answer = $question(new ClusterSearch($this->index->tables(), $this->index->setSearch()));
        } catch (RuntimeException) {
            $this->index->repair();

            return null;
        }
        wp_cache_set($key, $answer, SiteSearch::CACHE, HOUR_IN_SECONDS);

        return $answer;
    }
}
