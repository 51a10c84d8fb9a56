<?php

declare(strict_types=1);

namespace Gazetteer\Search\Read;

use Gazetteer\Search\Domain\ListingSet;
use Gazetteer\Search\Domain\Words\Plurals;
use Gazetteer\Search\Domain\Words\SearchWords;
use Gazetteer\Search\Domain\Words\WordFacet;
use Gazetteer\Search\Domain\Words\WordRanking;
use Gazetteer\Search\IndexTables;

/**
 * Finds the listings that contain all words of a search. Rare words also match words with one typing error. If no
 * listing contains all words, the frequent words do so too.
 */
final class WordSearch
{
    /** A word that fewer listings contain may be mistyped. */
    public const RARE = 5;

    private readonly WordSets $sets;
    private readonly Vocabulary $vocabulary;
    /** @var array<string, list<ListingSet>> The results of this request, because facet counts ask several times. */
    private array $known = [];

    public function __construct(IndexTables $tables)
    {
        $this->sets = new WordSets($tables);
        $this->vocabulary = new Vocabulary($tables);
    }

    /** @return list<ListingSet> Disjoint sets, best matches first. */
    public function find(SearchWords $words): array
    {
        return $this->known[serialize($words)] ??= $this->read($words);
    }

    /**
     * Whether a listing contains the word, or a word with one typing error.
     *
     * @param non-empty-list<string> $spellings
     */
    public function isKnown(array $spellings): bool
    {
        return ($this->sets->matches($spellings) ?: $this->sets->corrected($this->corrections($spellings))) !== [];
    }

    /** @return list<ListingSet> */
    private function read(SearchWords $words): array
    {
        $matches = array_map($this->sets->matches(...), $words->needed);
        $isRare = array_map(static fn (array $grades): bool => self::all($grades)->count() < self::RARE, $matches);
        $matches = $this->withErrors($words, $matches, $isRare);
        $sorted = WordRanking::sorted($matches, $this->first($words, $matches));
        if ($sorted !== []) {
            return $sorted;
        }
        $matches = $this->withErrors($words, $matches, array_map(static fn (bool $rare): bool => !$rare, $isRare));

        return WordRanking::sorted($matches, []);
    }

    /**
     * @param list<array<int, ListingSet>> $matches
     * @param list<bool> $isWanted
     * @return list<array<int, ListingSet>> The matches, and for the wanted words also the mistyped ones.
     */
    private function withErrors(SearchWords $words, array $matches, array $isWanted): array
    {
        foreach ($words->needed as $nth => $spellings) {
            if ($isWanted[$nth]) {
                $matches[$nth] += $this->sets->corrected($this->corrections($spellings));
            }
        }

        return $matches;
    }

    /**
     * @param non-empty-list<string> $spellings
     * @return list<string> The words of the index with one typing error, and their plurals.
     */
    private function corrections(array $spellings): array
    {
        $words = [];
        $singulars = array_filter(Plurals::forms($spellings), static fn (string $form): bool => strlen($form) <= strlen($spellings[0]));
        foreach (array_unique([...$spellings, ...$singulars]) as $word) {
            foreach ($this->vocabulary->mistyped($word) as $meant) {
                array_push($words, $meant, ...Plurals::forms([$meant]));
            }
        }

        return array_values(array_unique($words));
    }

    /**
     * @param list<array<int, ListingSet>> $matches
     * @return list<ListingSet> The listings with exactly this title, then those whose title begins with the search.
     */
    private function first(SearchWords $words, array $matches): array
    {
        $titled = WordRanking::titled($matches);
        if ($titled->isEmpty()) {
            return [];
        }
        $phrase = array_slice($words->all, 0, WordFacet::POSITIONS);
        foreach ($phrase as $position => $spellings) {
            $titled = $titled->and($this->sets->atPosition($position, $spellings));
        }
        $isCut = count($words->all) > WordFacet::POSITIONS;

        return [$isCut ? ListingSet::none() : $titled->and($this->sets->withLength(count($phrase))), $titled];
    }

    /** @param array<int, ListingSet> $grades */
    private static function all(array $grades): ListingSet
    {
        return array_reduce($grades, static fn (ListingSet $all, ListingSet $set): ListingSet => $all->or($set), ListingSet::none());
    }
}
