<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search\Domain\Geo;

use Closure;
use Gazetteer\Search\Domain\Geo\Spot;
use Gazetteer\Search\Domain\Geo\Spots;
use Gazetteer\Search\Domain\SetChunk;
use Gazetteer\Tests\Check;

final class SpotsTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $here = Spot::at(51.5, -0.12, 12);
        $there = Spot::at(51.52, -0.15, 12);
        yield 'the listings of a field are stored together' => static function () use ($here, $there): void {
            $spots = Spots::none()->with(7, $there)->with(300, $here)->with(9, $there)->with(12, $here);
            $coverage = $spots->coverage(str_pad(str_repeat('-', $here->field) . '+', 256, '-'));
            Check::same([4, 2], [$spots->count(), substr_count($coverage, '+')]);
            Check::same([300, 12], array_values(unpack('v*', $spots->numbersAt((int) strpos($coverage, '+'), 2))));
        };
        yield 'the position of a listing in its field is stored' => static fn () => Check::same(
            [[1 => $there->field], [1 => $there->rest], [1 => 7]],
            Spots::none()->with(7, $there)->columns(),
        );
        yield 'an existing listing is moved' => static function () use ($here, $there): void {
            $spots = Spots::none()->with(7, $here)->with(8, $here)->with(7, $there);
            Check::same([2, 1], [$spots->count(), $spots->without(7)->count()]);
        };
        yield 'only the removed listing is deleted, and no other with the same bytes' => static function () use ($here): void {
            // The bytes of the ids 1 and 256 are adjacent, so together they also contain the bytes
            // of id 0.
            $spots = Spots::none()->with(256, $here)->with(1, $here);
            Check::same([2, 1, 1], [$spots->without(0)->count(), $spots->without(1)->count(), $spots->without(256)->count()]);
        };
        yield 'the spots are stored as text, and return their listings like any set' => static function () use ($here, $there): void {
            [$size, $text] = SetChunk::change('', [3 => $here, 30000 => $there, 5 => $there, 8 => false]);
            Check::same([3, [3, 5, 30000], 1], [$size, SetChunk::read($text)->numbers(), preg_match('/^[\x20-\x7e]+$/D', $text)]);
            Check::same([2, [3, 30000]], [SetChunk::change($text, [5 => false])[0], SetChunk::read(SetChunk::change($text, [5 => false])[1])->numbers()]);
            Check::same([3, $text], SetChunk::change($text, [77 => false]));
            Check::same([0, ''], SetChunk::change($text, [3 => false, 5 => false, 30000 => false]));
        };
    }
}
