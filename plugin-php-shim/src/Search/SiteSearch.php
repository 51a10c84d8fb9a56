<?php

declare(strict_types=1);

namespace Gazetteer\Search;

use Closure;
use Gazetteer\Search\Domain\ListingPage;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\ListingSearch;
use RuntimeException;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * Runs searches with the search index, or returns the newest listings while there is no index. Caches results in the
 * object cache until the indexed data of a listing changes.
 */
final class SiteSearch implements ListingSearch
{
    public const CACHE = 'gazetteer_search_index';

    private bool $hasFailed = false;

    public function __construct(private readonly SiteIndex $index)
    {
    }

    public function find(ListingQuery $query): ListingPage
    {
        return $this->cached('find', $query, static fn (ListingSearch $search): ListingPage => $search->find($query));
    }

    public function counts(string $taxonomy): array
    {
        return $this->cached('counts', $taxonomy, static fn (ListingSearch $search): array => $search->counts($taxonomy));
    }

    /**
     * @template Answer
     * @param Closure(ListingSearch): Answer $question
     * @return Answer
     */
    private function cached(string $method, mixed $argument, Closure $question): mixed
    {
        $this->index->flushPending();
        // The result of a search for open listings depends on the time.
        $minute = $argument instanceof ListingQuery && $argument->isOpenNow ? intdiv(time(), MINUTE_IN_SECONDS) : 0;
        $key = $method . ':' . md5(serialize([$this->index->names(), $argument, $minute])) . ':' . wp_cache_get_last_changed(self::CACHE);
        $known = wp_cache_get($key, self::CACHE, false, $isKnown);
        if ($isKnown) {
            return $known;
        }
        $answer = $this->answer($question);
        if ($this->index->state()->isReady() && !$this->hasFailed) {
            wp_cache_set($key, $answer, self::CACHE, HOUR_IN_SECONDS);
        }

        return $answer;
    }

    private function answer(Closure $question): mixed
    {
        if (!$this->hasFailed && $this->index->isReady()) {
            try {
                return $question($this->index->setSearch());
            } catch (RuntimeException) {
                return $this->retry($question);
            }
        }

        return $question($this->index->newestListings());
    }

    /**
     * Runs a failed search again, because a rebuild may have replaced the tables meanwhile. Missing tables are
     * rebuilt later.
     */
    private function retry(Closure $question): mixed
    {
        $before = $this->index->tables()->slot;
        $this->index->state()->refresh();
        if ($this->index->state()->isReady() && $this->index->tables()->slot !== $before) {
            try {
                return $question($this->index->setSearch());
            } catch (RuntimeException) {
                // The code after this block handles the failure.
            }
        }
        $this->hasFailed = true;
        $this->index->repair();

        return $question($this->index->newestListings());
    }
}
