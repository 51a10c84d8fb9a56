<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search\Read;

use Closure;
use Gazetteer\Search\Domain\Words\SearchWords;
use Gazetteer\Search\Write\ListingText;
use Gazetteer\Tests\Check;
use Gazetteer\Tests\Search\PlainListings;

final class SetCorrectionsTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $correct = static fn (array $titles, string $words): array => PlainListings::search(PlainListings::index(PlainListings::withTexts(array_combine(
            range(1, count($titles)),
            array_map(static fn (string $title): array => [$title], $titles),
        ))))->corrections()->candidates(SearchWords::fromSplit(ListingText::split($words)));
        yield 'a long word is corrected by two letters, and a word of four letters by one' => static fn () => Check::same(
            [['heathrow'], ['gate'], [], []],
            [$correct(['Heathrow'], 'hiethrow'), $correct(['Gate'], 'gaet'), $correct(['Gate'], 'gxex'), $correct(['Inn'], 'imn')],
        );
        yield 'known words stay, and words without a similar word are left out' => static fn () => Check::same(
            [['lounge heathrow'], ['lounge']],
            [$correct(['Lounge Heathrow'], 'lounge hiethrow'), $correct(['Lounge'], 'lounge qwxzkj')],
        );
        yield 'the word with fewer errors comes first, then the word of more listings' => static fn () => Check::same(
            ['gate', 'gaez', 'gael'],
            $correct(['Gate', 'Gate', 'Gaez', 'Gaez', 'Gael', 'Gaelic coast', 'Gate'], 'gaet'),
        );
        yield 'if each word is known, but no listing has all words, one word is left out' => static fn () => Check::same(
            ['hotel', 'windsock'],
            $correct(['Hotel', 'Windsock'], 'hotel in windsock'),
        );
        yield 'a search without any similar word has no correction' => static fn () => Check::same([[], []], [$correct(['Inn'], 'qwxzkj'), $correct(['Inn'], 'nowhere')]);
    }
}
