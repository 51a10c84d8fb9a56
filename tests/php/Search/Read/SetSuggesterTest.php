<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search\Read;

use Closure;
use Gazetteer\Search\Domain\Suggestions;
use Gazetteer\Search\Domain\Words\SearchWords;
use Gazetteer\Search\Domain\Words\WordFacet;
use Gazetteer\Search\Write\ListingText;
use Gazetteer\Tests\Check;
use Gazetteer\Tests\Search\PlainListings;

final class SetSuggesterTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $suggest = static fn (array $listings, string $typed): Suggestions => PlainListings::search(PlainListings::index($listings))->suggester()->suggest(SearchWords::fromSplit(ListingText::split($typed)));
        $titles = static fn (string ...$titles): array => PlainListings::withTexts(array_combine(range(1, count($titles)), array_map(static fn (string $title): array => [$title], $titles)));
        yield 'titles that begin with the typed text come first, then other titles with its words' => static fn () => Check::same(
            [3, 1, 4, 2],
            $suggest($titles('Harbour Inn', 'The Old Harbour', 'Harbour House', 'My harbours'), 'harb')->listings,
        );
        yield 'the typed text may consist of several words, of which the last is incomplete' => static fn () => Check::same(
            [[1, 2], []],
            [$suggest($titles('Blue Harbour', 'The Harbour, blue', 'Blue Hotel'), 'blue har')->listings, $suggest($titles('Blue Harbour'), 'blue xyz')->listings],
        );
        yield 'there are at most six names, and no listing that has the words only in other texts' => static fn () => Check::same(
            [[8, 7, 6, 5, 4, 3], []],
            [$suggest($titles(...array_fill(0, 8, 'Inn')), 'inn')->listings, $suggest(PlainListings::withTexts([1 => ['A', 'Inn', 'Inn', 'Inn']]), 'inn')->listings],
        );
        yield 'a single letter has no suggestions' => static fn () => Check::same([], $suggest($titles('Inn'), 'i')->listings);
        yield 'categories and places are found by the words of their names, the largest first' => static function () use ($suggest): void {
            $listings = PlainListings::withTexts([1 => ['A'], 2 => ['B'], 3 => ['C']]);
            foreach ([1 => [7], 2 => [7, 8], 3 => [8]] as $id => $places) {
                foreach ($places as $place) {
                    $listings[$id]['others'][] = WordFacet::ofTerm('l', 'new', $place);
                    $listings[$id]['others'][] = WordFacet::ofTerm('l', $place === 7 ? 'york' : 'zealand', $place);
                }
            }
            $listings[1]['others'][] = WordFacet::ofTerm('l', 'new', 8);
            $listings[1]['others'][] = WordFacet::ofTerm('c', 'newspapers', 5);
            $found = $suggest($listings, 'new');
            Check::same([[8 => 3, 7 => 2], [5 => 1]], [$found->locations, $found->categories]);
            Check::same([[7 => 2], []], [$suggest($listings, 'new yo')->locations, $suggest($listings, 'new yo')->categories]);
        };
        yield 'there are at most three places' => static function () use ($suggest): void {
            $listings = PlainListings::withTexts([1 => ['A']]);
            $listings[1]['others'] = array_map(static fn (int $place): string => WordFacet::ofTerm('l', 'town', $place), range(1, 5));
            Check::same(3, count($suggest($listings, 'to')->locations));
        };
    }
}
