<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Directory\Filters;

use Closure;
use Gazetteer\Directory\DirectoryQuery;
use Gazetteer\Directory\Filters\ActiveFilters;
use Gazetteer\Directory\Filters\FilterGroup;
use Gazetteer\Directory\Filters\FilterOption;
use Gazetteer\Tests\Check;

final class ActiveFiltersTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $asked = new DirectoryQuery('inn', [7, 9], [8], values: ['stars' => ['4', '5'], 'code' => ['ZRH']], page: 3, prices: ['moderate'], rating: '4', isOpenNow: true);
        $option = static fn (string $value, bool $isSelected = true): FilterOption => new FilterOption($value, "Option {$value}", 1, $isSelected);
        $groups = [
            new FilterGroup('open', 'Hours', 'gz_open', [$option('1')]),
            new FilterGroup('category', 'Category', 'gz_category[]', [$option('7'), $option('9'), $option('11', false)]),
            new FilterGroup('location', 'Place', 'gz_location[]', [$option('8')]),
            new FilterGroup('price', 'Price', 'gz_price[]', [$option('moderate')]),
            new FilterGroup('rating', 'Rating', 'gz_rating', [$option('', false), $option('4')], FilterGroup::RADIO),
            new FilterGroup('field-stars', 'Stars', 'gz_field[stars][]', [$option('4'), $option('5')]),
            new FilterGroup('field-code', 'Code', 'gz_field[code]', [], FilterGroup::TEXT, 'ZRH'),
        ];
        $all = $asked->arguments();
        $removed = [
            '“inn”' => ['gz_words' => null],
            'Option 1' => ['gz_open' => null],
            'Option 7' => ['gz_category' => 9],
            'Option 9' => ['gz_category' => 7],
            'Option 8' => ['gz_location' => null],
            'Option moderate' => ['gz_price' => null],
            'Option 4' => ['gz_rating' => null],
            'Stars: Option 4' => ['gz_field' => ['stars' => '5', 'code' => 'ZRH']],
            'Stars: Option 5' => ['gz_field' => ['stars' => '4', 'code' => 'ZRH']],
            'Code: ZRH' => ['gz_field' => ['stars' => ['4', '5']]],
        ];
        $links = ActiveFilters::links($asked, $groups, static fn (DirectoryQuery $query): string => (string) json_encode($query->arguments()));
        yield 'the search text and each selected option have a link' => static fn () => Check::same(array_map(strval(...), array_keys($removed)), array_column($links, 'label'));
        foreach (array_values($removed) as $at => $change) {
            yield "the link {$links[$at]['label']} removes only its own filter, and leads to the first page" => static fn () => Check::same(
                (string) json_encode(array_filter([...$all, ...$change], static fn (mixed $value): bool => $value !== null)),
                $links[$at]['url'],
            );
        }
        yield 'an option without listings is disabled unless it is selected' => static fn () => Check::same(
            [true, false, false, false],
            [(new FilterOption('1', 'a', 0, false))->isDisabled(), (new FilterOption('1', 'a', 0, true))->isDisabled(), (new FilterOption('1', 'a', 1, false))->isDisabled(), (new FilterOption('1', 'a', null, false))->isDisabled()],
        );
    }
}
