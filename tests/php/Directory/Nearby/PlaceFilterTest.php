<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Directory\Nearby;

use Closure;
use Gazetteer\Directory\DirectoryQuery;
use Gazetteer\Directory\Nearby\PlaceFilter;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\Nearby;
use Gazetteer\Tests\Check;

final class PlaceFilterTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'a position in the address is rounded to two decimals' => static fn () => Check::same(
            ['gz_near' => '47.38,-8.54', 'gz_within' => '8.05'],
            PlaceFilter::read(new Input(['gz_near' => '47.3769, -8.541694', 'gz_within' => '8.05']))->arguments(),
        );
        foreach (['lists' => ['47', '8'], 'words' => 'here', 'a latitude beyond the pole' => '91,8', 'a longitude beyond the date line' => '1,181', 'one number' => '47.1', 'an exponent' => '1e1,2'] as $what => $value) {
            yield "a position made of {$what} is ignored" => static fn () => Check::same(null, PlaceFilter::read(new Input(['gz_near' => $value]))->position);
        }
        yield 'a typed place has priority over the position' => static function (): void {
            $where = PlaceFilter::read(new Input(['gz_near' => '1,2', 'gz_place' => ' Zürich ']));
            Check::same(['gz_place' => 'Zürich'], $where->arguments());
        };
        foreach (['-1', '0', 'far', ''] as $within) {
            yield "the radius “{$within}” selects the default" => static fn () => Check::same(0.0, (float) PlaceFilter::read(new Input(['gz_within' => $within]))->kilometres);
        }
        yield 'a radius alone does not limit the search' => static fn () => Check::same([false, []], [
            DirectoryQuery::read(new Input(['gz_within' => '5']))->isNarrowed(),
            DirectoryQuery::read(new Input(['gz_within' => '5']))->arguments(),
        ]);
        yield 'the rectangle of a map stays in the address of the next page' => static fn () => Check::same(
            '-10.5,170.25,20,-170',
            str_replace('.0', '', DirectoryQuery::read(new Input(['gz_bounds' => '-10.5,170.25,20,-170']))->arguments(2)['gz_bounds']),
        );
        yield 'a place is unknown only if it was typed and not found' => static fn () => Check::same([true, false, false], [
            (new PlaceFilter('Atlantis'))->isUnknown(new ListingQuery()),
            (new PlaceFilter('Bern'))->isUnknown(new ListingQuery(nearby: new Nearby(1, 2, 3))),
            (new PlaceFilter())->isUnknown(new ListingQuery()),
        ]);
    }
}
