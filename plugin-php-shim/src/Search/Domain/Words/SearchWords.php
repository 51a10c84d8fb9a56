<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain\Words;

/** The words of a visitor's search. */
final class SearchWords
{
    /** Further words are ignored. */
    private const MOST = 12;
    /** Frequent words of several languages. A listing does not need them, unless the search has no other words. */
    private const STOP_WORDS = [
        'a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'near', 'of', 'on', 'or', 'the', 'to', 'with',
        'am', 'auf', 'bei', 'beim', 'das', 'dem', 'den', 'der', 'des', 'die', 'ein', 'eine', 'fur', 'im', 'mit', 'oder', 'um', 'und', 'von', 'vom', 'zu', 'zum', 'zur',
        'au', 'aux', 'avec', 'd', 'dans', 'de', 'du', 'en', 'et', 'l', 'la', 'le', 'les', 'ou', 'pour', 'sur', 'un', 'une',
        'con', 'del', 'el', 'las', 'los', 'para', 'por', 'una', 'y', 'di', 'e', 'il', 'lo', 'da', 'het', 'een', 'van', 'op', 'te', 's',
    ];

    /**
     * @param list<non-empty-list<string>> $all The spellings of each word, in the order of the search.
     * @param list<non-empty-list<string>> $needed The words that a listing must have.
     */
    private function __construct(public readonly array $all, public readonly array $needed)
    {
    }

    /** @param list<non-empty-list<string>> $split See WordSplitter. */
    public static function fromSplit(array $split): self
    {
        $all = array_slice($split, 0, self::MOST);
        $needed = array_filter($all, static fn (array $spellings): bool => !in_array($spellings[0], self::STOP_WORDS, true));
        $unique = [];
        foreach ($needed === [] ? $all : $needed as $spellings) {
            $unique[implode(' ', $spellings)] = $spellings;
        }

        return new self($all, array_values($unique));
    }

    public function isEmpty(): bool
    {
        return $this->all === [];
    }

    /** Whether a word is long enough for a prefix search. A single letter matches only as a whole word. */
    public static function isPrefix(string $word): bool
    {
        return preg_match('/^../us', $word) === 1;
    }
}
