<?php

declare(strict_types=1);

namespace Gazetteer\Search;

use Closure;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\ListingSearch;
use Gazetteer\Search\Domain\Suggester;
use Gazetteer\Search\Domain\Suggestions;
use Gazetteer\Search\Domain\WordCorrections;
use Gazetteer\Search\Domain\Words\SearchWords;
use Gazetteer\Search\Write\ListingText;
use RuntimeException;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * Suggestions and corrections from the search index. Caches them in the object cache until the indexed data of a listing
 * changes. Without a complete index there are none.
 */
final class SiteSuggestions implements Suggester, WordCorrections
{
    private const MOST_TRIES = 6;

    /** @param Closure(): ListingSearch $search Finds out whether a correction has results. */
    public function __construct(private readonly SiteIndex $index, private readonly Closure $search)
    {
    }

    public function suggest(string $typed): Suggestions
    {
        $words = self::words($typed);

        return $this->cached('suggestions', $words, fn (): Suggestions => $this->index->setSearch()->suggester()->suggest($words), new Suggestions());
    }

    public function correct(ListingQuery $query): ?string
    {
        $words = self::words($query->words);
        $found = $this->cached('correction', $query, fn (): string => $this->firstWithResults($query, $this->index->setSearch()->corrections()->candidates($words)), '');

        return $found === '' ? null : $found;
    }

    /** @param list<string> $candidates */
    private function firstWithResults(ListingQuery $query, array $candidates): string
    {
        foreach (array_slice($candidates, 0, self::MOST_TRIES) as $words) {
            if (($this->search)()->find($query->with(words: $words, page: 1, perPage: 1))->total > 0) {
                return $words;
            }
        }

        return '';
    }

    private static function words(string $typed): SearchWords
    {
        return SearchWords::fromSplit(ListingText::split($typed));
    }

    /**
     * @template Answer
     * @param Closure(): Answer $question
     * @param Answer $none
     * @return Answer
     */
    private function cached(string $method, mixed $argument, Closure $question, mixed $none): mixed
    {
        $this->index->flushPending();
        $key = $method . ':' . md5(serialize([$this->index->names(), $argument])) . ':' . wp_cache_get_last_changed(SiteSearch::CACHE);
        $known = wp_cache_get($key, SiteSearch::CACHE, false, $isKnown);
        if ($isKnown) {
            return $known;
        }
        if (!$this->index->isReady()) {
            return $none;
        }
        try {
            $answer = $question();
        } catch (RuntimeException) {
            $this->index->repair();

            return $none;
        }
        wp_cache_set($key, $answer, SiteSearch::CACHE, HOUR_IN_SECONDS);

        return $answer;
    }
}
