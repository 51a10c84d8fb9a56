<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search\Domain;

use Closure;
use Gazetteer\Search\Domain\ListingSet;
use Gazetteer\Search\Domain\RoughOrder;
use Gazetteer\Search\Domain\SetChunk;
use Gazetteer\Tests\Check;

final class RoughOrderTest
{
    private const LISTINGS = 3000;

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        mt_srand(4);
        $order = range(1, self::LISTINGS);
        shuffle($order);
        $rough = RoughOrder::fromNumbers(pack('V*', ...$order));
        $few = array_values(array_filter($order, static fn (int $number): bool => $number % 7 === 0));
        foreach ([[0, 20], [20, 20], [400, 20], [count($few) - 5, 20]] as [$first, $most]) {
            yield "the page from position {$first} is found with few lookups" => static function () use ($rough, $few, $first, $most): void {
                self::isOnPage($rough, $few, $first, $most);
                Check::same(true, count($rough->candidates($few, $first, $most)[1]) < 40);
            };
        }
        yield 'the page is found after listings without a position were added' => static function () use ($rough, $few): void {
            foreach ([0, 3, 100, 480] as $at) {
                $more = $few;
                array_splice($more, $at, 0, [self::LISTINGS + 1, self::LISTINGS + 500]);
                foreach ([0, 1, 60, 420] as $first) {
                    self::isOnPage($rough, $more, $first, 20);
                }
            }
        };
        yield 'the page is found after listings lost their position' => static function () use ($rough, $few): void {
            $lost = SetChunk::readOrder(SetChunk::change(SetChunk::writeOrder($rough->places), [$few[200] => false, $few[3] => false])[1]);
            $moved = array_values(array_diff($few, [$few[200]]));
            array_splice($moved, 1, 0, [$few[200]]);
            foreach ([0, 1, 190, 200, 410] as $first) {
                self::isOnPage(new RoughOrder($lost), $moved, $first, 20);
            }
        };
        yield 'a page of all listings is found without looking up each listing' => static function () use ($rough, $order): void {
            $lost = [$order[5], $order[700]];
            $places = SetChunk::readOrder(SetChunk::writeOrder($rough->places), SetChunk::writeChange($lost[0], false) . SetChunk::writeChange($lost[1], false));
            // One listing is gone, and two new listings have no place in the order yet.
            $gone = $order[900];
            $places[$gone] = "\0";
            $now = [self::LISTINGS + 1, ...array_values(array_diff($order, [$gone])), self::LISTINGS + 40];
            foreach ([0, 12, 500, 1490] as $first) {
                [$left, $found] = (new RoughOrder($places))->candidatesOfAll(ListingSet::fromNumbers($now), $first, 12);
                $at = array_flip($now);
                usort($found, static fn (int $a, int $b): int => $at[$a] <=> $at[$b]);
                Check::same(array_slice($now, $first, 12), array_slice($found, $first - $left, 12));
                Check::same(true, count($found) < 60);
            }
        };
        yield 'every listing is looked up while there is no order' => static fn () => Check::same(
            [0, [5, 6]],
            (new RoughOrder(''))->candidates([5, 6], 1, 1),
        );
    }

    /** @param list<int> $order */
    private static function isOnPage(RoughOrder $rough, array $order, int $first, int $most): void
    {
        $members = $order;
        sort($members);
        [$left, $found] = $rough->candidates($members, $first, $most);
        $places = array_flip($order);
        usort($found, static fn (int $a, int $b): int => $places[$a] <=> $places[$b]);
        Check::same(array_slice($order, $first, $most), array_slice($found, $first - $left, $most));
    }
}
