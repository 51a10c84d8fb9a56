<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Dashboard;

use Closure;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\OrderState;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Submission\Dashboard\ListedUntil;
use Gazetteer\Submission\Domain\ExpiryStep;
use Gazetteer\Tests\Check;

final class ListedUntilTest
{
    private const DAY = 86_400;
    private const PUBLISHED = 1_000_000;

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $year = new Plan(7, 'Year', price: 9.0, days: 365);
        $end = self::PUBLISHED + 365 * self::DAY;
        $ends = [
            'never without a plan' => [null, self::PUBLISHED, [], 0],
            'never under a plan without days' => [new Plan(7, 'Ever', price: 9.0), self::PUBLISHED, [], 0],
            'not while it was never public' => [$year, 0, [], 0],
            'after the days of its plan' => [$year, self::PUBLISHED, [], $end],
            'after the days since its last payment' => [$year, self::PUBLISHED, [self::order(OrderState::Paid, $end)], $end + 365 * self::DAY],
            'by no payment of another plan' => [$year, self::PUBLISHED, [self::order(OrderState::Paid, $end, 8)], $end],
            'by no order that was refused' => [$year, self::PUBLISHED, [self::order(OrderState::Refused, $end)], $end],
        ];
        foreach ($ends as $when => [$plan, $published, $orders, $moment]) {
            yield "ends {$when}" => static fn () => Check::same($moment, (new ListedUntil($plan, $published, false, $orders))->planEnd());
        }

        $renews = [
            'is renewed once it has run out' => [$year, true, [], $end + 1, true],
            'is renewed in its last weeks' => [$year, false, [], $end - 29 * self::DAY, true],
            'is not renewed before, when the rest would be lost' => [$year, false, [], $end - 31 * self::DAY, false],
            'is not renewed while an order waits' => [$year, true, [self::order(OrderState::Waiting, 0)], $end + 1, false],
            'is renewed while somebody else’s claim waits with an order of it' => [$year, true, [self::order(OrderState::Waiting, 0, 7, Order::CLAIM)], $end + 1, true],
            'is not renewed for nothing' => [new Plan(7, 'Free', days: 30), true, [], $end, false],
            'is not renewed by its place in a package, which it has already' => [new Plan(7, 'Ten', price: 9.0, isPackage: true, days: 30), true, [], $end, false],
            'is not renewed without a plan' => [null, true, [], $end, false],
        ];
        foreach ($renews as $says => [$plan, $hasExpired, $orders, $now, $may]) {
            yield $says => static fn () => Check::same($may, (new ListedUntil($plan, self::PUBLISHED, $hasExpired, $orders))->mayRenew($now));
        }

        yield 'begins anew where somebody brought it back' => static fn () => Check::same(
            $end + 500 + 365 * self::DAY,
            (new ListedUntil($year, self::PUBLISHED, false, [], $end + 500))->planEnd(),
        );
        $month = new Plan(7, 'Month', price: 9.0, days: 30);
        $ends = self::PUBLISHED + 30 * self::DAY;
        $steps = [
            'nothing long before the end' => [$month, $ends - 8 * self::DAY, 7, 0, ExpiryStep::None],
            'a notice in the last days' => [$month, $ends - 7 * self::DAY, 7, 0, ExpiryStep::Notice],
            'no second notice of the same end' => [$month, $ends - 5 * self::DAY, 7, $ends, ExpiryStep::None],
            'a notice of an end that moved' => [$month, $ends - 5 * self::DAY, 7, $ends - 30 * self::DAY, ExpiryStep::Notice],
            'no notice where none is wanted' => [$month, $ends - 1, 0, 0, ExpiryStep::None],
            'no notice in the first half of a short time' => [new Plan(7, 'Days', price: 9.0, days: 4), self::PUBLISHED + self::DAY, 7, 0, ExpiryStep::None],
            'its end, to the second' => [$month, $ends, 7, $ends, ExpiryStep::End],
            'its end weeks later, without a notice that would come too late' => [$month, $ends + 40 * self::DAY, 7, 0, ExpiryStep::End],
            'a notice first where the site did not end listings before' => [$month, $ends + 40 * self::DAY, 7, 0, ExpiryStep::Notice, $ends + 47 * self::DAY],
            'the end when that time is over, too' => [$month, $ends + 47 * self::DAY, 7, 0, ExpiryStep::End, $ends + 47 * self::DAY],
            'nothing without a plan' => [null, $ends, 7, 0, ExpiryStep::None],
            'nothing under a plan without days' => [new Plan(7, 'Ever', price: 9.0), $ends, 7, 0, ExpiryStep::None],
        ];
        foreach ($steps as $says => $row) {
            [$plan, $now, $days, $told, $step, $earliest] = $row + [5 => 0];
            yield "brings {$says}" => static fn () => Check::same($step, (new ListedUntil($plan, self::PUBLISHED, false, []))->step($now, $days, $told, $earliest));
        }
        yield from self::nextExaminations();
    }

    /** @return iterable<string, Closure(): void> */
    private static function nextExaminations(): iterable
    {
        $month = new Plan(7, 'Month', price: 9.0, days: 30);
        $ends = self::PUBLISHED + 30 * self::DAY;
        $rows = [
            'at the notice' => [$month, 7, 0, $ends - 7 * self::DAY],
            'at the end once its owner was told' => [$month, 7, $ends, $ends],
            'at the end where no notice is wanted' => [$month, 0, 0, $ends],
            'in the middle of a plan of a few days' => [new Plan(7, 'Days', price: 9.0, days: 4), 7, 0, self::PUBLISHED + 2 * self::DAY],
            'never without an end' => [new Plan(7, 'Ever', price: 9.0), 7, 0, 0],
        ];
        foreach ($rows as $says => [$plan, $days, $told, $next]) {
            yield "is examined again {$says}" => static fn () => Check::same($next, (new ListedUntil($plan, self::PUBLISHED, false, []))->nextCheck($days, $told));
        }
    }

    private static function order(OrderState $state, int $settled, int $plan = 7, string $reference = ''): Order
    {
        return new Order(1, $plan, 3, 4, 9.0, $state, $reference, settled: $settled);
    }
}
