<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

/** Splits a text into search terms in lower case, without punctuation. The caller removes accents. */
final class WordSplitter
{
    private const LONGEST = 24;
    private const MOST = 300;
    /** Minimum length of a prefix. Shorter prefixes match too many terms. */
    private const BEGINNING = 2;

    /** @return list<string> Unique terms. */
    public static function split(string $text): array
    {
        $small = function_exists('mb_strtolower') ? mb_strtolower($text, 'UTF-8') : strtolower($text);
        preg_match_all('/[\p{L}\p{M}\p{N}]+/u', $small, $found);
        $words = array_map(self::cut(...), $found[0] ?? []);

        return array_slice(array_values(array_unique($words)), 0, self::MOST);
    }

    /**
     * @param list<string> $texts The most important text first.
     * @return array<array-key, int> By term, the index of the first text that contains it.
     */
    public static function ranked(array $texts): array
    {
        $ranked = [];
        foreach ($texts as $rank => $text) {
            $ranked += array_fill_keys(self::split($text), $rank);
        }

        return array_slice($ranked, 0, self::MOST, true);
    }

    /** Whether a term is long enough for a prefix search. A single letter matches only as a whole term. */
    public static function isPrefix(string $word): bool
    {
        return preg_match('/^.{' . self::BEGINNING . ',}/us', $word) === 1;
    }

    private static function cut(string $word): string
    {
        return preg_match('/^.{1,' . self::LONGEST . '}/us', $word, $cut) === 1 ? $cut[0] : $word;
    }
}
