<?php

declare(strict_types=1);

namespace Gazetteer\Search\Read;

use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Domain\ListingSet;
use Gazetteer\Search\Domain\StoredOrder;
use Gazetteer\Search\Domain\Suggestions;
use Gazetteer\Search\Domain\Words\SearchWords;
use Gazetteer\Search\Domain\Words\WordFacet;
use Gazetteer\Search\IndexTables;

/** Finds the titles, categories and locations that contain the typed words. The last word may be incomplete. */
final class SetSuggester
{
    private readonly WordSets $words;

    public function __construct(IndexTables $tables, private readonly FacetSets $sets, private readonly ResultPages $pages)
    {
        $this->words = new WordSets($tables);
    }

    public function suggest(SearchWords $words): Suggestions
    {
        if ($words->isEmpty() || !SearchWords::isPrefix(implode('', array_column($words->all, 0)))) {
            return new Suggestions();
        }

        return new Suggestions($this->listings($words), $this->terms(Facet::CATEGORY, $words), $this->terms(Facet::LOCATION, $words));
    }

    /** @return list<int> Titles that begin with the words come first. */
    private function listings(SearchWords $words): array
    {
        $begun = $this->words->begun($words);
        $ids = $this->newest($begun, Suggestions::NAMES);
        if (count($ids) < Suggestions::NAMES) {
            array_push($ids, ...$this->newest($this->words->titled($words)->without($begun), Suggestions::NAMES - count($ids)));
        }

        return $ids;
    }

    /** @return list<int> */
    private function newest(ListingSet $set, int $most): array
    {
        return $set->isEmpty() ? [] : $this->pages->page($set, StoredOrder::Newest, 0, $most)->ids;
    }

    /** @return array<int, int> The number of listings by term ID. */
    private function terms(string $kind, SearchWords $words): array
    {
        $all = null;
        foreach ($words->needed as $spellings) {
            $counts = [];
            foreach ($spellings as $spelling) {
                foreach ($this->sets->sizesOfRange(...WordFacet::termRange($kind, $spelling, !SearchWords::isPrefix($spelling))) as $facet => $listings) {
                    $counts[WordFacet::termOf($facet)] = $listings;
                }
            }
            $all = $all === null ? $counts : array_intersect_key($all, $counts);
        }
        arsort($all);

        return array_slice($all ?? [], 0, Suggestions::TERMS, true);
    }
}
