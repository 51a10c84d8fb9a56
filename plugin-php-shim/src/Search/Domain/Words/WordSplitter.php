<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain\Words;

use Closure;

/**
 * Splits a text into words. Each word has one or more spellings, because people spell the same word in different ways:
 * “Zürich” is also “zurich” and “zuerich”, and “Wi-Fi” is also “wifi”.
 */
final class WordSplitter
{
    /** Longer words are cut, because their facet names would be too long. */
    private const LONGEST = 24;
    private const PARTS = 3;
    /** Letters that people also type as two letters. */
    private const DIGRAPHS = ['ä' => 'ae', 'ö' => 'oe', 'ü' => 'ue', 'ø' => 'oe', 'å' => 'aa'];
    private const LETTERS = '[\p{L}\p{M}\p{N}]+';
    private const JOINTS = '[\'’ʼ\-‐‑.\/]';

    /** @param Closure(string): string $withoutAccents */
    public function __construct(private readonly Closure $withoutAccents)
    {
    }

    /** @return list<non-empty-list<string>> The spellings of each word, in the order of the text. The spelling without accents comes first. */
    public function split(string $text): array
    {
        preg_match_all('#' . self::LETTERS . '(?:' . self::JOINTS . self::LETTERS . ')*#u', self::small($text), $found);
        $words = [];
        foreach ($found[0] ?? [] as $token) {
            array_push($words, ...$this->wordsOf($token));
        }

        return $words;
    }

    /** @return list<non-empty-list<string>> */
    private function wordsOf(string $token): array
    {
        $parts = preg_split('#' . self::JOINTS . '#u', $token) ?: [$token];
        $joined = implode('', $parts);
        $isJoined = count($parts) > 1 && count($parts) <= self::PARTS && preg_match('/^.{1,' . self::LONGEST . '}$/us', $joined) === 1 && preg_match('/\p{L}/u', $joined) === 1;
        $whole = $isJoined ? $this->spellings($joined) : [];

        return array_map(fn (string $part): array => array_values(array_unique([...$this->spellings($part), ...$whole])), $parts);
    }

    /** @return non-empty-list<string> */
    private function spellings(string $word): array
    {
        if (preg_match('/^[\x00-\x7f]*$/D', $word) === 1) {
            return [self::cut($word)];
        }
        $word = str_replace('ß', 'ss', $word);

        return array_values(array_unique(array_map(
            fn (string $spelling): string => self::cut(self::small(($this->withoutAccents)($spelling))),
            [$word, strtr($word, self::DIGRAPHS)],
        )));
    }

    private static function small(string $text): string
    {
        // A letter with an accent may be stored as two characters.
        $whole = function_exists('normalizer_normalize') ? (normalizer_normalize($text) ?: $text) : $text;

        return function_exists('mb_strtolower') ? mb_strtolower($whole, 'UTF-8') : strtolower($whole);
    }

    private static function cut(string $word): string
    {
        return preg_match('/^.{1,' . self::LONGEST . '}/us', $word, $cut) === 1 ? $cut[0] : $word;
    }
}
