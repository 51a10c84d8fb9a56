<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search\Domain\Words;

use Closure;
use Gazetteer\Search\Domain\Words\SearchWords;
use Gazetteer\Search\Domain\Words\WordSplitter;
use Gazetteer\Tests\Check;

final class WordSplitterTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $split = static fn (string $text): array => (new WordSplitter(static fn (string $word): string => strtr($word, ['ä' => 'a', 'ü' => 'u', 'é' => 'e', 'ø' => 'o'])))->split($text);
        yield 'words are found regardless of case and punctuation, in the order of the text' => static fn () => Check::same(
            [['grand'], ['hotel'], ['st'], ['24h'], ['grand']],
            $split('Grand HOTEL, St. (24h) grand'),
        );
        yield 'words of any script are found' => static fn () => Check::same([['аэропорт'], ['東京']], $split('Аэропорт — 東京'));
        yield 'text that is not UTF-8 contains no words' => static fn () => Check::same([], $split("\xff\xfe"));
        yield 'a word with an umlaut has a spelling with one letter and one with two' => static fn () => Check::same(
            [['zurich', 'zuerich'], ['strasse'], ['cafe'], ['kobenhavn', 'koebenhavn']],
            $split('ZÜRICH Straße café København'),
        );
        yield 'the parts of a compound can also be found as one word' => static fn () => Check::same(
            [['o', 'ohare'], ['hare', 'ohare'], ['wi', 'wifi'], ['fi', 'wifi'], ['12'], ['14'], ['a'], ['b'], ['c'], ['d']],
            $split('O’Hare Wi-Fi 12-14 a-b-c-d'),
        );
        yield 'a long word is cut' => static fn () => Check::same([[str_repeat('é', 0) . str_repeat('x', 24)]], $split(str_repeat('x', 30)));
        yield 'a search needs its stop words only if it has no other words' => static fn () => Check::same(
            [[['inn']], [['the'], ['inn']], [['in'], ['the']]],
            [SearchWords::fromSplit($split('The Inn'))->needed, SearchWords::fromSplit($split('The Inn'))->all, SearchWords::fromSplit($split('in the'))->needed],
        );
        yield 'a search needs each word once, and ignores words after the twelfth' => static fn () => Check::same(
            [[['taxi']], 12],
            [SearchWords::fromSplit($split('taxi Taxi'))->needed, count(SearchWords::fromSplit($split(implode(' ', range(100, 140))))->needed)],
        );
        yield 'two letters match the beginning of a word, and one letter a whole word' => static fn () => Check::same(
            [true, true, false, false],
            [SearchWords::isPrefix('ai'), SearchWords::isPrefix('東京'), SearchWords::isPrefix('a'), SearchWords::isPrefix('東')],
        );
    }
}
