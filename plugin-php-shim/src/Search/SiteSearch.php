<?php

declare(strict_types=1);

namespace Gazetteer\Search;

use Gazetteer\Search\Domain\ListingPage;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\ListingSearch;
use RuntimeException;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * Searches with the search index. Without an index, it returns the newest listings and never scans all listings. Results are
 * in the object cache until indexed data of a listing changes.
 */
final class SiteSearch implements ListingSearch
{
    public const CACHE = 'gazetteer_search_index';

    private bool $hasFailed = false;

    public function __construct(private readonly SearchIndex $index)
    {
    }

    public function find(ListingQuery $query): ListingPage
    {
        return $this->ask('find', $query);
    }

    public function counts(string $taxonomy): array
    {
        return $this->ask('counts', $taxonomy);
    }

    private function ask(string $what, mixed $asked): mixed
    {
        $this->index->pending()->flush();
        $key = $what . ':' . md5(serialize([$this->index->names(), $asked])) . ':' . wp_cache_get_last_changed(self::CACHE);
        $known = wp_cache_get($key, self::CACHE, false, $isKnown);
        if ($isKnown) {
            return $known;
        }
        $answer = $this->answer($what, $asked);
        if ($this->index->state()->isReady() && !$this->hasFailed) {
            wp_cache_set($key, $answer, self::CACHE, HOUR_IN_SECONDS);
        }

        return $answer;
    }

    private function answer(string $what, mixed $asked): mixed
    {
        if (!$this->hasFailed && $this->index->isReady()) {
            try {
                return $this->index->indexSearch()->{$what}($asked);
            } catch (RuntimeException) {
                return $this->answerOnceMore($what, $asked);
            }
        }

        return $this->index->newestListings()->{$what}($asked);
    }

    /** Retries with the current tables, because a rebuild may have replaced them. Missing tables are rebuilt later. */
    private function answerOnceMore(string $what, mixed $asked): mixed
    {
        $before = $this->index->tables()->slot;
        $this->index->state()->refresh();
        if ($this->index->state()->isReady() && $this->index->tables()->slot !== $before) {
            try {
                return $this->index->indexSearch()->{$what}($asked);
            } catch (RuntimeException) {
                // Told below.
            }
        }
        $this->hasFailed = true;
        $this->index->doubt();

        return $this->index->newestListings()->{$what}($asked);
    }
}
