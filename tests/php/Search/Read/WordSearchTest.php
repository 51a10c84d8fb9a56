<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search\Read;

use Closure;
use Gazetteer\Tests\Check;
use Gazetteer\Tests\Search\PlainListings;

final class WordSearchTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $find = static fn (array $texts, string $words): array => PlainListings::find(PlainListings::index(PlainListings::withTexts($texts)), $words);
        yield 'a word in the title is better than in category and place, then features and fields, then description' => static fn () => Check::same(
            [4, 3, 2, 1],
            $find([1 => ['A', '', '', 'Sauna'], 2 => ['B', '', 'Sauna'], 3 => ['C', 'Sauna'], 4 => ['D sauna']], 'sauna'),
        );
        yield 'a complete word is better than the beginning of a word, except in the description' => static fn () => Check::same(
            [3, 4, 5, 2, 1, 6],
            $find([1 => ['My sunset'], 2 => ['My sunny'], 3 => ['My sun'], 4 => ['X', 'Sun'], 5 => ['X', '', 'Sun'], 6 => ['X', '', '', 'Sun']], 'sun'),
        );
        yield 'the singular or plural is better than another word with the same beginning' => static fn () => Check::same(
            [1, 2],
            $find([1 => ['Four Winds'], 2 => ['Windsock']], 'wind'),
        );
        yield 'the exact title comes first, then titles that begin with the search, then all words in the title' => static fn () => Check::same(
            [2, 3, 5, 4, 1],
            $find([1 => ['Blue', 'Harbour'], 2 => ['Blue Harbour'], 3 => ['Blue Harbour Inn'], 4 => ['Inn at the Harbour, blue'], 5 => ['The Blue Harbour']], 'blue harbour'),
        );
        yield 'words in several good texts are better than one good and one bad' => static fn () => Check::same(
            [2, 1],
            $find([1 => ['Bakery', '', '', 'Trained in Paris'], 2 => ['Chez Anne', 'Bakery Paris']], 'paris bakery'),
        );
        yield 'a listing with all words in the title comes first, even in the plural' => static fn () => Check::same(
            [1, 2],
            $find([1 => ['Grands hotels, gardens'], 2 => ['Grand Hotel', 'Garden']], 'grand hotel garden'),
        );
        yield 'the newest of equal listings comes first' => static fn () => Check::same([3, 2, 1], $find([1 => ['Inn'], 2 => ['Inn'], 3 => ['Inn']], 'inn'));
        yield 'a search finds words regardless of accents, umlauts and their spelling' => static function () use ($find): void {
            $texts = [1 => ['Café Zürich'], 2 => ['Cafe Zuerich'], 3 => ['Straße']];
            foreach (['café zürich' => [2, 1], 'cafe zurich' => [1, 2], 'CAFÉ Zuerich' => [2, 1], 'strasse' => [3]] as $words => $ids) {
                $found = $find($texts, $words);
                sort($ids);
                sort($found);
                Check::same([$words, $ids], [$words, $found]);
            }
        };
        yield 'a search finds singular and plural in both directions' => static function () use ($find): void {
            $texts = [1 => ['Bakery'], 2 => ['Bakeries'], 3 => ['Wolf'], 4 => ['Wolves'], 5 => ['Häuser'], 6 => ['Haus']];
            Check::same([[1, 2], [2, 1], [3, 4], [4, 3], [5, 6], [6, 5]], array_map(static fn (string $words): array => $find($texts, $words), ['bakery', 'bakeries', 'wolf', 'wolves', 'häuser', 'haus']));
        };
        yield 'a search finds compounds with and without a hyphen or an apostrophe' => static function () use ($find): void {
            $texts = [1 => ['Free Wi-Fi'], 2 => ['Free wifi'], 3 => ['O’Hare']];
            Check::same([[1, 2], [1, 2], [3], [3]], array_map(static function (string $words) use ($find, $texts): array {
                $found = $find($texts, $words);
                sort($found);

                return $found;
            }, ['wifi', 'wi-fi', 'ohare', "o'hare"]));
        };
        yield 'one typing error anywhere in a word of five letters is forgiven' => static function () use ($find): void {
            foreach (['eathrow', 'hethrow', 'heathrw', 'heathro w', 'heathroww', 'xeathrow', 'heatxrow', 'heathrox', 'ehathrow', 'heahtrow', 'heathrwo', 'xheathrow'] as $typed) {
                Check::same([$typed, $typed === 'heathro w' ? [] : [1]], [$typed, $find([1 => ['Heathrow'], 2 => ['Gatwick']], $typed)]);
            }
            Check::same([[], [], [1], []], [$find([1 => ['Rome']], 'rxme'), $find([1 => ['Heathrow']], 'hxathxow'), $find([1 => ['аэропорт']], 'аэропррт'), $find([1 => ['Gate12']], 'gate13')]);
        };
        yield 'a listing with the typed word comes before one with a similar word, whatever the text' => static fn () => Check::same(
            [1, 2],
            $find([1 => ['A', '', '', 'The harbor'], 2 => ['Harbour']], 'harbor'),
        );
        yield 'a word that many listings contain finds no similar words, unless no listing has all words' => static function () use ($find): void {
            $texts = [1 => ['Hotel'], 2 => ['Hotel'], 3 => ['Hotel'], 4 => ['Hotel'], 5 => ['Hotel'], 6 => ['Motel Sunrise']];
            Check::same([[5, 4, 3, 2, 1], [6]], [$find($texts, 'hotel'), $find($texts, 'hotel sunrise')]);
            unset($texts[1]);
            Check::same([5, 4, 3, 2, 6], $find($texts, 'hotel'));
        };
        yield 'a plural with a typing error is found' => static fn () => Check::same([1], $find([1 => ['Airport']], 'airprots'));
        yield 'a listing does not need the stop words of the search' => static fn () => Check::same(
            [[2, 1], [2]],
            [$find([1 => ['Hotel Zurich'], 2 => ['Hotel in Zurich']], 'hotel in zurich'), $find([1 => ['Hotel'], 2 => ['In']], 'in')],
        );
        yield 'a search without letters finds nothing' => static fn () => Check::same([[], []], [$find([1 => ['Inn']], '!!!'), $find([1 => ['Inn']], 'xyzzy')]);
    }
}
