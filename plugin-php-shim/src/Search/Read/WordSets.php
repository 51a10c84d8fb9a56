<?php

declare(strict_types=1);

namespace Gazetteer\Search\Read;

use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Domain\ListingSet;
use Gazetteer\Search\Domain\SetChunk;
use Gazetteer\Search\Domain\Words\Plurals;
use Gazetteer\Search\Domain\Words\SearchWords;
use Gazetteer\Search\Domain\Words\WordFacet;
use Gazetteer\Search\Domain\Words\WordRanking;
use Gazetteer\Search\IndexTables;

/** Reads the sets of the listings that contain a word. */
final class WordSets
{
    public function __construct(private readonly IndexTables $tables)
    {
    }

    /**
     * The listings that contain the word, a word that begins with it, or its singular or plural.
     *
     * @param non-empty-list<string> $spellings
     * @return array<int, ListingSet> By grade, see WordRanking.
     */
    public function matches(array $spellings): array
    {
        $exact = array_merge(...array_map(WordFacet::ofAllRanks(...), $spellings));
        $forms = array_merge([], ...array_map(WordFacet::ofAllRanks(...), Plurals::forms($spellings)));
        $rows = [];
        $single = [...$exact, ...$forms];
        foreach ($spellings as $spelling) {
            if (SearchWords::isPrefix($spelling)) {
                array_push($rows, ...$this->inRange(WordFacet::range($spelling)));
                $single = array_diff($single, array_column($rows, 'facet'));
            }
        }
        array_push($rows, ...$this->named(array_values(array_unique($single))));

        [$exact, $forms] = [array_flip($exact), array_flip($forms)];

        return self::merged($rows, static fn (string $facet): int => match (true) {
            isset($exact[$facet]) => WordRanking::exact(WordFacet::rankOf($facet)),
            isset($forms[$facet]) => WordRanking::otherForm(WordFacet::rankOf($facet)),
            default => WordRanking::beginning(WordFacet::rankOf($facet)),
        });
    }

    /**
     * The listings that contain one of these words instead of the typed one.
     *
     * @param list<string> $words
     * @return array<int, ListingSet> By grade.
     */
    public function corrected(array $words): array
    {
        return self::merged(
            $this->named(array_merge([], ...array_map(WordFacet::ofAllRanks(...), $words))),
            static fn (string $facet): int => WordRanking::mistyped(WordFacet::rankOf($facet)),
        );
    }

    /**
     * The listings whose title has a word at a position.
     *
     * @param non-empty-list<string> $spellings
     */
    public function atPosition(int $position, array $spellings): ListingSet
    {
        return $this->union($this->named(array_map(static fn (string $spelling): string => WordFacet::atPosition($position, $spelling), $spellings)));
    }

    /** The listings whose title has this number of words. */
    public function withLength(int $words): ListingSet
    {
        return $this->union($this->named([WordFacet::endOfTitle($words)]));
    }

    /** The listings that have all words in the title. The last word may be longer there. */
    public function titled(SearchWords $words): ListingSet
    {
        $all = null;
        foreach ($words->needed as $spellings) {
            $rows = [];
            foreach ($spellings as $spelling) {
                array_push($rows, ...SearchWords::isPrefix($spelling)
                    ? $this->inRange(WordFacet::range($spelling), WordFacet::TITLE)
                    : $this->named([WordFacet::word($spelling, WordFacet::TITLE)]));
            }
            $set = $this->union($rows);
            $all = $all === null ? $set : $all->and($set);
        }

        return $all ?? ListingSet::none();
    }

    /** The listings whose title begins with the words. The last word may be longer there. */
    public function begun(SearchWords $words): ListingSet
    {
        $all = null;
        $last = count($words->all) - 1;
        foreach (array_slice($words->all, 0, WordFacet::POSITIONS) as $position => $spellings) {
            $set = $position < $last || !SearchWords::isPrefix($spellings[0])
                ? $this->atPosition($position, $spellings)
                : $this->union(array_merge(...array_map(fn (string $spelling): array => $this->inRange(Facet::range(WordFacet::atPosition($position, $spelling))), $spellings)));
            $all = $all === null ? $set : $all->and($set);
        }

        return $all ?? ListingSet::none();
    }

    /** @param list<array<string, string|null>> $rows */
    private function union(array $rows): ListingSet
    {
        return self::merged($rows, static fn (): int => 0)[0] ?? ListingSet::none();
    }

    /**
     * @param array{string, string} $range
     * @return list<array<string, string|null>>
     */
    private function inRange(array $range, ?int $rank = null): array
    {
        return $this->tables->rows(
            'SELECT facet, chunk, members, recent FROM {sets} WHERE facet >= %s AND facet < %s AND size > 0' . ($rank === null ? '' : " AND SUBSTRING(facet, -2) = ':{$rank}'"),
            ...$range,
        );
    }

    /**
     * @param list<string> $facets
     * @return list<array<string, string|null>>
     */
    private function named(array $facets): array
    {
        $rows = [];
        foreach (array_chunk($facets, IndexTables::LONGEST_LIST) as $some) {
            array_push($rows, ...$this->tables->rows('SELECT facet, chunk, members, recent FROM {sets} WHERE facet IN (' . FacetSets::placeholders($some) . ') AND size > 0', ...$some));
        }

        return $rows;
    }

    /**
     * Merges rows before decoding, because a prefix can match hundreds of words.
     *
     * @param list<array<string, string|null>> $rows
     * @param callable(string): int $grade
     * @return array<int, ListingSet>
     */
    private static function merged(array $rows, callable $grade): array
    {
        $bytes = $numbers = [];
        foreach ($rows as $row) {
            [$key, $chunk] = [$grade((string) $row['facet']), (int) $row['chunk']];
            $bytes[$key][$chunk] ??= '';
            $numbers[$key][$chunk] ??= '';
            $members = (string) $row['members'];
            // Lists of numbers are short. So concatenate all lists, and create a single set from them.
            if ((string) $row['recent'] === '' && ($members[0] ?? '') === SetChunk::NUMBERS) {
                $numbers[$key][$chunk] .= (string) base64_decode(substr($members, 1), true);
            } else {
                $bytes[$key][$chunk] |= SetChunk::read($members, (string) $row['recent'])->bytes;
            }
        }
        $sets = [];
        foreach ($bytes as $key => $chunks) {
            $pieces = [];
            foreach ($chunks as $chunk => $some) {
                $pieces[$chunk] = ListingSet::fromBytes($some | self::listed($numbers[$key][$chunk])->bytes);
            }
            $sets[$key] = SetChunk::join($pieces);
        }

        return $sets;
    }

    /** @param string $packed 16-bit numbers, possibly with duplicates. */
    private static function listed(string $packed): ListingSet
    {
        return $packed === '' ? ListingSet::none() : ListingSet::fromNumbers(array_keys(array_flip(unpack('v*', $packed) ?: [])));
    }
}
