<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search\Domain;

use Closure;
use Gazetteer\Search\Domain\Facet;
use Gazetteer\Tests\Check;

final class FacetTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'words are found regardless of case and punctuation' => static fn () => Check::same(
            ['grand', 'hotel', 'st', 'john', 's', '24h'],
            Facet::splitWords('Grand HOTEL, St. John’s (24h) grand'),
        );
        yield 'words of any script are found' => static fn () => Check::same(['аэропорт', '東京'], Facet::splitWords('Аэропорт — 東京'));
        yield 'text that is not UTF-8 contains no words' => static fn () => Check::same([], Facet::splitWords("\xff\xfe"));
        yield 'two letters match the beginning of a word, and one letter a whole word' => static fn () => Check::same(
            [true, true, false, false],
            [Facet::isPrefix('ai'), Facet::isPrefix('東京'), Facet::isPrefix('a'), Facet::isPrefix('東')],
        );
        yield 'every value has a name in lower-case ASCII' => static function (): void {
            foreach (['Blue', 'blue', 'BLUE', 'ü', "a'b\\c%_", 'a b', str_repeat('é', 500), "\0"] as $value) {
                $names[] = $name = Facet::value('Colour', $value);
                Check::same(1, preg_match('/^[a-z0-9:=~.-]{1,191}$/D', $name));
            }
            Check::same(count($names), count(array_unique($names)));
        };
        yield 'a word or a prefix is one range of names' => static function (): void {
            foreach (['air' => [true, true], 'airport' => [true, false], 'airé' => [true, false], 'air東' => [true, false], 'ai' => [false, false], 'ais' => [false, false], 'b' => [false, false]] as $word => $is) {
                foreach ([0, 1, 2] as $rank) {
                    $name = Facet::word((string) $word, $rank);
                    $between = array_map(static function (bool $isBeginning) use ($name): bool {
                        [$from, $before] = Facet::wordRange('air', $isBeginning);

                        return strcmp($name, $from) >= 0 && strcmp($name, $before) < 0;
                    }, [true, false]);
                    Check::same([$word, $is, $rank], [$word, $between, Facet::rankOf($name)]);
                }
            }
        };
        yield 'each word has the rank of the first text that contains it' => static fn () => Check::same(
            ['grand' => 0, 'hotel' => 0, 'beach' => 1, 'sand' => 2],
            Facet::rankedWords(['Grand Hotel', 'Hotel, beach', 'Sand, beach, grand']),
        );
        yield 'the most important words of a very long text are kept' => static function (): void {
            $ranked = Facet::rankedWords(['Inn', 'Harbour', implode(' ', array_map(static fn (int $number): string => "word{$number}", range(1, 5000)))]);
            Check::same([300, 0, 1], [count($ranked), $ranked['inn'], $ranked['harbour']]);
        };
        yield 'a listing has a facet for each of its properties' => static fn () => Check::same(
            ['a', 'c:1', 'c:2', 'f:5', 'l:3', 'q:10:512.512', 'q:12:2048.2048', 'q:14:8192.8192',
                'q:4:8.8', 'q:6:32.32', 'q:8:128.128', 't:4', 'v:size=big', 'v:size=~42ig', 'w:rooms:2', 'w:sky:0'],
            Facet::allOf([1, 2], [3], [5], [4], ['size' => ['big', 'Big']], ['Sky', '', 'Rooms'], [0.0, 0.0]),
        );
    }
}
