<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search\Domain;

use Closure;
use Gazetteer\Search\Domain\Geo\Spot;
use Gazetteer\Search\Domain\ListingSet;
use Gazetteer\Search\Domain\SetChunk;
use Gazetteer\Tests\Check;

final class ListingSetTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $few = [0, 7, 8, 300, 4095];
        yield 'the stored numbers are returned in ascending order' => static fn () => Check::same($few, ListingSet::fromNumbers([8, 0, 4095, 7, 300, 8])->numbers());
        yield 'the members are counted' => static fn () => Check::same(5, ListingSet::fromNumbers($few)->count());
        yield 'membership is checked' => static fn () => Check::same(
            [true, false, false],
            [ListingSet::fromNumbers($few)->has(300), ListingSet::fromNumbers($few)->has(301), ListingSet::fromNumbers($few)->has(999999)],
        );
        yield 'sets are intersected, joined and subtracted' => static function () use ($few): void {
            $other = ListingSet::fromNumbers([7, 300, 70000]);
            Check::same([7, 300], ListingSet::fromNumbers($few)->and($other)->numbers());
            Check::same([0, 7, 8, 300, 4095, 70000], ListingSet::fromNumbers($few)->or($other)->numbers());
            Check::same([0, 8, 4095], ListingSet::fromNumbers($few)->without($other)->numbers());
            Check::same([70000], $other->without(ListingSet::fromNumbers($few))->numbers());
        };
        yield 'a set without members is empty' => static fn () => Check::same([0, []], [ListingSet::none()->count(), ListingSet::none()->numbers()]);
        foreach ([0, 1, 256, 257, 5000] as $size) {
            yield "a set of {$size} members is stored as text" => static function () use ($size): void {
                mt_srand($size);
                $members = $size === 0 ? [] : (array) array_rand(range(0, SetChunk::SPAN - 1), $size);
                $text = SetChunk::write(ListingSet::fromNumbers($members));
                Check::same($members, SetChunk::read($text)->numbers());
                Check::same(1, preg_match('/^[\x20-\x7e]*$/D', $text));
            };
        }
        yield 'the chunks of a set are joined, with empty chunks between them' => static fn () => Check::same(
            [5, 3 * SetChunk::SPAN + 9],
            SetChunk::join([0 => ListingSet::fromNumbers([5]), 3 => ListingSet::fromNumbers([9])])->numbers(),
        );
        yield 'appended changes are applied, the last one of each listing' => static function (): void {
            $recent = SetChunk::writeChange(7, true) . SetChunk::writeChange(5, false) . SetChunk::writeChange(32767, true) . SetChunk::writeChange(7, false) . SetChunk::writeChange(9, true);
            $text = SetChunk::write(ListingSet::fromNumbers([5, 6, 7]));
            Check::same([6, 9, 32767], SetChunk::read($text, $recent)->numbers());
            Check::same([3, [6, 9, 32767]], [SetChunk::change($text, SetChunk::changes($recent))[0], SetChunk::read(SetChunk::change($text, SetChunk::changes($recent))[1])->numbers()]);
            Check::same([9], SetChunk::read('', SetChunk::writeChange(9, true))->numbers());
        };
        yield 'positions are read with their appended changes' => static function (): void {
            [$here, $there] = [new Spot(3, 500), new Spot(250, 65535)];
            $text = SetChunk::change('', [4 => $here, 8 => $here])[1];
            $recent = SetChunk::writeChange(4, $there) . SetChunk::writeChange(8, false) . SetChunk::writeChange(2, $here);
            Check::same(SetChunk::change('', [2 => $here, 4 => $there])[1], SetChunk::writeSpots(SetChunk::readSpots($text, $recent)));
        };
        yield 'a damaged text is an empty set' => static fn () => Check::same(0, SetChunk::read('n!!!')->count() + SetChunk::read('?')->count());
    }
}
