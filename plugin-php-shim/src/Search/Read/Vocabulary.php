<?php

declare(strict_types=1);

namespace Gazetteer\Search\Read;

use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Domain\Words\TypingErrors;
use Gazetteer\Search\Domain\Words\WordFacet;
use Gazetteer\Search\IndexTables;

/**
 * Finds the words of the index that are similar to a typed word. If a word has one error, its first or its second half
 * is correct. So the search reads only the words with the same beginning or the same ending.
 */
final class Vocabulary
{
    private const MOST_ROWS = 4000;

    public function __construct(private readonly IndexTables $tables)
    {
    }

    /** @return list<string> The words with one typing error. The typed word itself is not included. */
    public function mistyped(string $typed): array
    {
        if (TypingErrors::tolerated($typed) === 0) {
            return [];
        }
        $letters = TypingErrors::letters($typed);
        $half = intdiv(count($letters), 2);
        // If the letters on both sides of the middle are swapped, neither half is correct.
        $swapped = $letters;
        [$swapped[$half - 1], $swapped[$half]] = [$letters[$half], $letters[$half - 1]];

        return $this->similar($typed, $half, count($letters) - $half, 1, [implode('', $swapped)]);
    }

    /** @return array<string, int> The nearest words, with their number of errors. Does not find all words with two errors. */
    public function nearest(string $typed): array
    {
        $most = TypingErrors::suggested($typed);
        if ($most === 0) {
            return [];
        }
        $part = max(2, intdiv(TypingErrors::length($typed), $most + 1));
        $errors = [];
        foreach ($this->similar($typed, $part, $part, $most) as $word) {
            $errors[$word] = (int) TypingErrors::between($typed, $word, $most);
        }
        asort($errors);

        return $errors;
    }

    /**
     * @param list<string> $more Words that may be in the index.
     * @return list<string>
     */
    private function similar(string $typed, int $beginning, int $ending, int $most, array $more = []): array
    {
        $letters = TypingErrors::letters($typed);
        $words = [
            ...$more,
            ...$this->words(array_map(WordFacet::range(...), self::beginnings(array_slice($letters, 0, $beginning), $most)), $typed, $most, 4),
            ...$this->words([WordFacet::rangeOfEnding(implode('', array_slice($letters, -$ending)))], $typed, $most, 2),
        ];

        return array_values(array_filter(
            array_unique($words),
            static fn (string $word): bool => $word !== $typed && TypingErrors::between($typed, $word, $most) !== null,
        ));
    }

    /**
     * @param list<string> $letters
     * @return list<string> The letters. For words with two errors also with another first letter, because “k” and “c” may sound alike.
     */
    private static function beginnings(array $letters, int $most): array
    {
        $others = $most > 1 && count($letters) > 2 ? array_map(static fn (string $first): string => $first . implode('', array_slice($letters, 1)), range('a', 'z')) : [];

        return array_values(array_unique([implode('', $letters), ...$others]));
    }

    /**
     * @param non-empty-list<array{string, string}> $ranges
     * @param int $around The number of characters around the word in the name of its facet.
     * @return list<string>
     */
    private function words(array $ranges, string $typed, int $most, int $around): array
    {
        // Other characters have a different length in the names of facets.
        $isPlain = Facet::ascii($typed) === $typed;
        $rows = $this->tables->rows(
            'SELECT DISTINCT facet FROM {sets} WHERE (' . implode(' OR ', array_fill(0, count($ranges), '(facet >= %s AND facet < %s)')) . ") AND (size > 0 OR facet >= 'x:') AND LENGTH(facet) >= %d AND LENGTH(facet) <= %d ORDER BY facet LIMIT %d",
            ...[...array_merge(...$ranges), $isPlain ? strlen($typed) + $around - $most : 0, $isPlain ? strlen($typed) + $around + $most : 191, self::MOST_ROWS],
        );

        return array_values(array_filter(array_map(static fn (array $row): ?string => WordFacet::wordOf((string) $row['facet']), $rows), is_string(...)));
    }
}
