<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

/** Takes a text apart as it is looked for: small letters, no punctuation. Accents are for the caller to take off. */
final class WordSplitter
{
    private const LONGEST = 24;
    private const MOST = 300;
    /** Fewer letters begin too many words. */
    private const BEGINNING = 2;

    /** @return list<string> Each once. */
    public static function of(string $text): array
    {
        $small = function_exists('mb_strtolower') ? mb_strtolower($text, 'UTF-8') : strtolower($text);
        preg_match_all('/[\p{L}\p{M}\p{N}]+/u', $small, $found);
        $words = array_map(self::cut(...), $found[0] ?? []);

        return array_slice(array_values(array_unique($words)), 0, self::MOST);
    }

    /**
     * @param list<string> $texts The one that counts most comes first.
     * @return array<array-key, int> The first text that each word stands in, by the word.
     */
    public static function ranked(array $texts): array
    {
        $ranked = [];
        foreach ($texts as $rank => $text) {
            $ranked += array_fill_keys(self::of($text), $rank);
        }

        return array_slice($ranked, 0, self::MOST, true);
    }

    /** A single letter is a word of its own; it would begin too many. */
    public static function isBeginning(string $word): bool
    {
        return preg_match('/^.{' . self::BEGINNING . ',}/us', $word) === 1;
    }

    private static function cut(string $word): string
    {
        return preg_match('/^.{1,' . self::LONGEST . '}/us', $word, $cut) === 1 ? $cut[0] : $word;
    }
}
