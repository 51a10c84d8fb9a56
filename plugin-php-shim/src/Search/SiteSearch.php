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
 * Asks the lookup. Where there is none yet the newest listings are the answer; nobody ever waits for a search through all
 * of them. Answers are kept in the object cache until the next
 * listing changes.
 */
final class SiteSearch implements ListingSearch
{
    public const CACHE = 'gazetteer_lookup';

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

    /** @return array<int, int> How many listings of a category, and of those below it, have each feature. */
    public function featuresOf(int $category): array
    {
        return $this->ask('featuresOf', $category);
    }

    /**
     * What a list shows of each: title, slug, tagline, address, phone, website, coordinates, terms, image …
     *
     * @param list<int> $ids
     * @return array<int, array<string, mixed>> In the order asked for.
     */
    public function cards(array $ids): array
    {
        return $this->ask('cards', $ids);
    }

    /**
     * The same of one listing, by its number or its slug.
     *
     * @return array<string, mixed>|null
     */
    public function detail(int|string $which): ?array
    {
        return $this->ask('detail', $which);
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
                return $this->index->tableFinder()->{$what}($asked);
            } catch (RuntimeException) {
                return $this->answerOnceMore($what, $asked);
            }
        }

        return $this->index->newestFinder()->{$what}($asked);
    }

    /** Others may answer by now. Tables that are gone, or broken, are found out and made anew in their own time. */
    private function answerOnceMore(string $what, mixed $asked): mixed
    {
        $before = $this->index->tables()->slot;
        $this->index->state()->refresh();
        if ($this->index->state()->isReady() && $this->index->tables()->slot !== $before) {
            try {
                return $this->index->tableFinder()->{$what}($asked);
            } catch (RuntimeException) {
                // Told below.
            }
        }
        $this->hasFailed = true;
        $this->index->doubt();

        return $this->index->newestFinder()->{$what}($asked);
    }
}
