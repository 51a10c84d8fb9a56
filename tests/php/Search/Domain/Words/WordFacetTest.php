<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search\Domain\Words;

use Closure;
use Gazetteer\Search\Domain\Words\WordFacet;
use Gazetteer\Tests\Check;

final class WordFacetTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'a prefix is one range of names, for all ranks' => static function (): void {
            [$from, $before] = WordFacet::range('air');
            foreach (['air' => true, 'airport' => true, 'airé' => true, 'air東' => true, 'ai' => false, 'ais' => false, 'b' => false] as $word => $isIn) {
                foreach ([0, 1, 2, 3] as $rank) {
                    $name = WordFacet::word((string) $word, $rank);
                    Check::same([$word, $isIn, $rank], [$word, strcmp($name, $from) >= 0 && strcmp($name, $before) < 0, WordFacet::rankOf($name)]);
                }
            }
        };
        yield 'a word can be read from the name of its facet, forwards and backwards' => static function (): void {
            foreach (['airport', '24h', 'аэропорт', '東京'] as $word) {
                Check::same([$word, $word], [WordFacet::wordOf(WordFacet::word($word, 2)), WordFacet::wordOf(WordFacet::reversed($word))]);
            }
            Check::same([null, null], [WordFacet::wordOf('c:12'), WordFacet::wordOf(WordFacet::word(str_repeat('東', 24), 0))]);
        };
        yield 'words with the same ending are in one range' => static function (): void {
            [$from, $before] = WordFacet::rangeOfEnding('port');
            $isIn = static fn (string $word): bool => strcmp(WordFacet::reversed($word), $from) >= 0 && strcmp(WordFacet::reversed($word), $before) < 0;
            Check::same([true, true, false, false], [$isIn('airport'), $isIn('port'), $isIn('ports'), $isIn('sport-')]);
        };
        yield 'each word has the rank of the first text that contains it' => static fn () => Check::same(
            ['grand' => 0, 'hotel' => 0, 'beach' => 1, 'sand' => 2],
            WordFacet::ranked([[['grand'], ['hotel']], [['hotel'], ['beach']], [['sand'], ['beach'], ['grand']]]),
        );
        yield 'the most important words of a very long text are kept' => static function (): void {
            $ranked = WordFacet::ranked([[['inn']], [['harbour']], array_map(static fn (int $number): array => ["word{$number}"], range(1, 5000))]);
            Check::same([300, 0, 1], [count($ranked), $ranked['inn'], $ranked['harbour']]);
        };
        yield 'the words of a title have facets of their positions, and short titles one of their length' => static fn () => Check::same(
            [['w:grand:0', 'w:zurich:0', 'w:zuerich:0', 's:0:grand', 's:1:zurich', 's:1:zuerich', 's:2:'], 5],
            [WordFacet::allOf([[['grand'], ['zurich', 'zuerich']]]), count(array_filter(WordFacet::allOf([array_map(static fn (int $n): array => ["a{$n}"], range(1, 6))]), static fn (string $facet): bool => $facet[0] === 's'))],
        );
        yield 'a term can be found by the words of its name' => static function (): void {
            $name = WordFacet::ofTerm('l', 'zurich', 12);
            $isIn = static function (string $prefix, bool $isWhole) use ($name): bool {
                [$from, $before] = WordFacet::termRange('l', $prefix, $isWhole);

                return strcmp($name, $from) >= 0 && strcmp($name, $before) < 0;
            };
            Check::same([12, true, true, false, false], [WordFacet::termOf($name), $isIn('zur', false), $isIn('zurich', true), $isIn('zur', true), $isIn('zug', false)]);
        };
    }
}
