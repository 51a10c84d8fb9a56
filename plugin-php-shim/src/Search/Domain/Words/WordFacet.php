<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain\Words;

use Gazetteer\Search\Domain\Facet;

/** Creates and reads the names of facets that contain a word. See Facet. */
final class WordFacet
{
    /** Ranks of the texts of a listing. */
    public const TITLE = 0;
    public const DESCRIPTION = 3;
    /** Number of words at the beginning of a title whose position is indexed. */
    public const POSITIONS = 5;

    private const WORD = 'w:';
    private const REVERSED = 'x:';
    private const MOST_WORDS = 300;

    /**
     * @param list<list<non-empty-list<string>>> $texts The words of the title, of category and place, of features and fields, and of the description.
     * @return list<string>
     */
    public static function allOf(array $texts): array
    {
        $facets = [];
        foreach (self::ranked($texts) as $word => $rank) {
            $facets[] = self::word((string) $word, $rank);
        }
        $title = $texts[self::TITLE] ?? [];
        foreach (array_slice($title, 0, self::POSITIONS) as $position => $spellings) {
            foreach ($spellings as $spelling) {
                $facets[] = self::atPosition($position, $spelling);
            }
        }
        if ($title !== [] && count($title) <= self::POSITIONS) {
            $facets[] = self::endOfTitle(count($title));
        }

        return $facets;
    }

    /**
     * @param list<list<non-empty-list<string>>> $texts The most important text first.
     * @return array<array-key, int> The rank of the first text that contains the word, keyed by word.
     */
    public static function ranked(array $texts): array
    {
        $ranked = [];
        foreach ($texts as $rank => $words) {
            foreach ($words as $spellings) {
                $ranked += array_fill_keys($spellings, $rank);
            }
        }

        return array_slice($ranked, 0, self::MOST_WORDS, true);
    }

    /** @param int $rank The text that contains the word: 0 title, 1 category and place, 2 features and fields, 3 description. */
    public static function word(string $word, int $rank): string
    {
        return self::WORD . Facet::ascii($word) . ":{$rank}";
    }

    /** @return list<string> The facets of a word, of all ranks. */
    public static function ofAllRanks(string $word): array
    {
        return array_map(static fn (int $rank): string => self::word($word, $rank), range(self::TITLE, self::DESCRIPTION));
    }

    /** @return array{string, string} The range of the facets of all words with this prefix. See Facet::range. */
    public static function range(string $prefix): array
    {
        return Facet::range(self::WORD . Facet::ascii($prefix));
    }

    public static function rankOf(string $facet): int
    {
        return (int) substr($facet, -1);
    }

    /** Returns the word of a facet; null if the facet is not one of a word, or if its name contains only a hash. */
    public static function wordOf(string $facet): ?string
    {
        $name = match (substr($facet, 0, 2)) {
            self::WORD => substr($facet, 2, -2),
            self::REVERSED => substr($facet, 2),
            default => '',
        };
        if ($name === '' || str_contains($name, '~~')) {
            return null;
        }
        $word = (string) preg_replace_callback('/~([0-9a-f]{2})/', static fn (array $byte): string => (string) hex2bin($byte[1]), $name);

        return $facet[0] === self::REVERSED[0] ? TypingErrors::reversed($word) : $word;
    }

    /** The name of a row that contains a word backwards. With it, the index finds words by their ending. */
    public static function reversed(string $word): string
    {
        return self::REVERSED . Facet::ascii(TypingErrors::reversed($word));
    }

    public static function isReversed(string $facet): bool
    {
        return str_starts_with($facet, self::REVERSED);
    }

    /** @return array{string, string} */
    public static function rangeOfEnding(string $ending): array
    {
        return Facet::range(self::reversed($ending));
    }

    /** The facet of listings whose title has the word at this position, counted from 0. */
    public static function atPosition(int $position, string $word): string
    {
        return "s:{$position}:" . Facet::ascii($word);
    }

    /** The facet of listings whose title has this number of words. */
    public static function endOfTitle(int $words): string
    {
        return self::atPosition($words, '');
    }

    /** The facet of listings with a term whose name contains the word. */
    public static function ofTerm(string $kind, string $word, int $term): string
    {
        return "n:{$kind}:" . Facet::ascii($word) . ":{$term}";
    }

    /** @return array{string, string} */
    public static function termRange(string $kind, string $prefix, bool $isWhole): array
    {
        return Facet::range("n:{$kind}:" . Facet::ascii($prefix) . ($isWhole ? ':' : ''));
    }

    public static function termOf(string $facet): int
    {
        return (int) substr($facet, (int) strrpos($facet, ':') + 1);
    }
}
