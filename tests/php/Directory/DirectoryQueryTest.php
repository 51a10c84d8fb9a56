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
            Check::same(['', 0, 0, null, [], 1, false], [$asked->words, $asked->category, $asked->location, $asked->order, $asked->values, $asked->page, $asked->isNarrowed()]);
        };
        yield 'the parameters of the search form are read' => static function (): void {
            $asked = DirectoryQuery::read(new Input([
                'gz_words' => ' café ', 'gz_category' => '7', 'gz_location' => '8', 'gz_sort' => 'title', 'gz_page' => '3', 'gz_field' => ['stars' => '4', 'shuttle' => ''],
            ]));
            Check::same(['café', 7, 8, ListingOrder::Title, ['stars' => '4'], 3], [$asked->words, $asked->category, $asked->location, $asked->order, $asked->values, $asked->page]);
        };
        yield 'an archive selects its own category unless the URL contains another or none' => static function (): void {
            Check::same([5, 7, 0], [
                DirectoryQuery::read(new Input([]), 5)->category,
                DirectoryQuery::read(new Input(['gz_category' => '7']), 5)->category,
                DirectoryQuery::read(new Input(['gz_category' => '']), 5)->category,
            ]);
        };
        yield 'the page number of an archive is in the path, and the text of a search in WordPress’s parameter' => static function (): void {
            $asked = DirectoryQuery::read(new Input(['gz_page' => '9']), 5)->onArchive('inn', 2, 6, 0);
            Check::same([2, 'inn', 6, true], [$asked->page, $asked->words, $asked->feature, $asked->isNarrowed()]);
        };
        $odd = [
            'lists' => ['gz_words' => ['a'], 'gz_category' => ['1'], 'gz_sort' => ['title'], 'gz_page' => ['2'], 'gz_field' => ['a' => ['b' => 'c'], 3 => 'x']],
            'nonsense' => ['gz_words' => str_repeat('x', 300), 'gz_category' => '-1', 'gz_sort' => 'DROP', 'gz_page' => '-4', 'gz_field' => 'x'],
        ];
        foreach ($odd as $name => $values) {
            yield "the parameter {$name} is ignored" => static fn () => Check::same([], DirectoryQuery::read(new Input($values))->arguments());
        }
        yield 'another page of the same search has the same parameters' => static fn () => Check::same(
            ['gz_words' => 'a', 'gz_category' => 7, 'gz_sort' => 'title', 'gz_field' => ['stars' => '4'], 'gz_page' => 2],
            (new DirectoryQuery('a', 7, 0, ListingOrder::Title, ['stars' => '4'], 9))->arguments(2),
        );
    }
}
