<?php

declare(strict_types=1);

namespace Gazetteer\Search\Read;

use Gazetteer\Search\Domain\Words\SearchWords;
use Gazetteer\Search\Domain\Words\WordFacet;
use Gazetteer\Search\IndexTables;

/** Finds search terms that are similar to those of a search without results. */
final class SetCorrections
{
    /** The most similar words that are tried for one word. */
    private const MOST = 3;

    private readonly Vocabulary $vocabulary;

    public function __construct(IndexTables $tables, private readonly FacetSets $sets)
    {
        $this->vocabulary = new Vocabulary($tables);
    }

    /** @return list<string> Search terms, the most similar first. The caller checks whether they find a listing. */
    public function candidates(SearchWords $words): array
    {
        $choices = array_map($this->choices(...), $words->needed);
        $known = array_filter($choices);
        if ($known === []) {
            return [];
        }
        if (self::firsts($known) === array_column($words->needed, 0)) {
            return self::withoutOne($words);
        }
        // Words without a similar word are left out.
        $first = self::firsts($known);
        $candidates = [$first];
        foreach (array_values($known) as $nth => $some) {
            foreach (array_slice($some, 1) as $other) {
                $candidates[] = [$nth => $other] + $first;
            }
        }

        return array_map(static function (array $words): string {
            ksort($words);

            return implode(' ', $words);
        }, $candidates);
    }

    /**
     * @param non-empty-list<string> $spellings
     * @return list<string> The word, if a listing contains it. Otherwise the most similar words.
     */
    private function choices(array $spellings): array
    {
        if ($this->sets->wordSearch()->isKnown($spellings)) {
            return [$spellings[0]];
        }
        $errors = $this->vocabulary->nearest($spellings[0]);
        $sizes = array_map(fn (string $word): int => array_sum($this->sets->sizes(WordFacet::ofAllRanks($word))), array_combine(array_keys($errors), array_map(strval(...), array_keys($errors))));
        $words = array_map(strval(...), array_keys(array_filter($sizes)));
        usort($words, static fn (string $a, string $b): int => [$errors[$a], -$sizes[$a], $a] <=> [$errors[$b], -$sizes[$b], $b]);

        return array_slice($words, 0, self::MOST);
    }

    /**
     * @param array<int, non-empty-list<string>> $choices
     * @return list<string>
     */
    private static function firsts(array $choices): array
    {
        return array_column($choices, 0);
    }

    /** @return list<string> If each word is known, but no listing has all of them, one word is left out. */
    private static function withoutOne(SearchWords $words): array
    {
        $needed = array_column($words->needed, 0);
        $candidates = [];
        foreach (count($needed) > 1 ? array_reverse(array_keys($needed)) : [] as $nth) {
            $candidates[] = implode(' ', array_diff_key($needed, [$nth => true]));
        }

        return $candidates;
    }
}
