<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Directory;

use Closure;
use Gazetteer\Directory\DirectoryQuery;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Search\Domain\ListingOrder;
use Gazetteer\Tests\Check;

final class DirectoryQueryTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'a URL without parameters selects all listings' => static function (): void {
            $asked = DirectoryQuery::read(new Input([]));
            Check::same(['', [], [], null, [], 1, false], [$asked->words, $asked->categories, $asked->locations, $asked->order, $asked->values, $asked->page, $asked->isNarrowed()]);
        };
        yield 'the parameters of the search form are read' => static function (): void {
            $asked = DirectoryQuery::read(new Input([
                'gz_category' => ['7', '9', '7'], 'gz_location' => ['8'], 'gz_feature' => ['3'], 'gz_price' => ['pricey', 'cheap', 'moderate'], 'gz_rating' => '4.5', 'gz_open' => '1',
                'gz_field' => ['stars' => ['4', '5'], 'shuttle' => ['']],
            ]));
            Check::same(
                [[7, 9], [8], [3], ['moderate', 'pricey'], '4.5', true, ['stars' => ['4', '5']]],
                [$asked->categories, $asked->locations, $asked->features, $asked->prices, $asked->rating, $asked->isOpenNow, $asked->values],
            );
        };
        yield 'the parameters of earlier URLs, with one value each, are read' => static function (): void {
            $asked = DirectoryQuery::read(new Input([
                'gz_words' => ' café ', 'gz_category' => '7', 'gz_location' => '8', 'gz_sort' => 'title', 'gz_page' => '3', 'gz_field' => ['stars' => '4', 'shuttle' => ''],
            ]));
            Check::same(['café', [7], [8], ListingOrder::Title, ['stars' => ['4']], 3], [$asked->words, $asked->categories, $asked->locations, $asked->order, $asked->values, $asked->page]);
        };
        yield 'an archive selects its own category unless the URL contains another or none' => static function (): void {
            Check::same([[5], [7], []], [
                DirectoryQuery::read(new Input([]), 5)->categories,
                DirectoryQuery::read(new Input(['gz_category' => '7']), 5)->categories,
                DirectoryQuery::read(new Input(['gz_category' => '']), 5)->categories,
            ]);
        };
        yield 'the page number of an archive is in the path, and the text of a search in WordPress’s parameter' => static function (): void {
            $asked = DirectoryQuery::read(new Input(['gz_page' => '9']), 5)->onArchive('inn', 2, 6, 0);
            Check::same([2, 'inn', [6], true], [$asked->page, $asked->words, $asked->features, $asked->isNarrowed()]);
        };
        $odd = [
            'lists' => ['gz_words' => ['a'], 'gz_category' => [['1']], 'gz_rating' => ['4'], 'gz_sort' => ['title'], 'gz_page' => ['2'], 'gz_field' => ['a' => ['b' => 'c'], 3 => 'x']],
            'nonsense' => ['gz_words' => str_repeat('x', 300), 'gz_category' => '-1', 'gz_price' => 'free', 'gz_rating' => '9', 'gz_open' => 'perhaps', 'gz_sort' => 'DROP', 'gz_page' => '-4', 'gz_field' => 'x'],
        ];
        foreach ($odd as $name => $values) {
            yield "the parameter {$name} is ignored" => static fn () => Check::same([], DirectoryQuery::read(new Input($values))->arguments());
        }
        yield 'another page of the same search has the same parameters' => static fn () => Check::same(
            ['gz_words' => 'a', 'gz_category' => 7, 'gz_location' => [8, 9], 'gz_price' => 'moderate', 'gz_rating' => '4', 'gz_open' => 1, 'gz_sort' => 'title', 'gz_field' => ['stars' => '4', 'fuel' => ['a', 'b']], 'gz_page' => 2],
            (new DirectoryQuery('a', [7], [8, 9], ListingOrder::Title, ['stars' => ['4'], 'fuel' => ['a', 'b']], 9, prices: ['moderate'], rating: '4', isOpenNow: true))->arguments(2),
        );
    }
}
