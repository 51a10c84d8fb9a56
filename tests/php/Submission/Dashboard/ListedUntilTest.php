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
            'never before the listing was public' => [$year, 0, [], 0],
            'after the duration of its plan' => [$year, self::PUBLISHED, [], $end],
            'after the duration since its last payment' => [$year, self::PUBLISHED, [self::order(OrderState::Paid, $end)], $end + 365 * self::DAY],
            'independent of a payment for another plan' => [$year, self::PUBLISHED, [self::order(OrderState::Paid, $end, 8)], $end],
            'independent of a refused order' => [$year, self::PUBLISHED, [self::order(OrderState::Refused, $end)], $end],
        ];
        foreach ($ends as $when => [$plan, $published, $orders, $moment]) {
            yield "a listing expires {$when}" => static fn () => Check::same($moment, (new ListedUntil($plan, $published, false, $orders))->planEnd());
        }

        $renews = [
            'an expired listing can be renewed' => [$year, true, [], $end + 1, true],
            'a listing can be renewed in its last weeks' => [$year, false, [], $end - 29 * self::DAY, true],
            'a listing cannot be renewed earlier, because the remaining days would be lost' => [$year, false, [], $end - 31 * self::DAY, false],
            'a listing with a waiting order cannot be renewed' => [$year, true, [self::order(OrderState::Waiting, 0)], $end + 1, false],
            'a listing can be renewed while an order for another user’s claim waits' => [$year, true, [self::order(OrderState::Waiting, 0, 7, Order::CLAIM)], $end + 1, true],
            'a listing with a free plan cannot be renewed' => [new Plan(7, 'Free', days: 30), true, [], $end, false],
            'a listing with a place in a package cannot be renewed' => [new Plan(7, 'Ten', price: 9.0, isPackage: true, days: 30), true, [], $end, false],
            'a listing without a plan cannot be renewed' => [null, true, [], $end, false],
        ];
        foreach ($renews as $says => [$plan, $hasExpired, $orders, $now, $may]) {
            yield $says => static fn () => Check::same($may, (new ListedUntil($plan, self::PUBLISHED, $hasExpired, $orders))->mayRenew($now));
        }

        yield 'the duration restarts when a user publishes the listing again' => static fn () => Check::same(
            $end + 500 + 365 * self::DAY,
            (new ListedUntil($year, self::PUBLISHED, false, [], $end + 500))->planEnd(),
        );
        $month = new Plan(7, 'Month', price: 9.0, days: 30);
        $ends = self::PUBLISHED + 30 * self::DAY;
        $steps = [
            'nothing long before the end' => [$month, $ends - 8 * self::DAY, 7, 0, ExpiryStep::None],
            'a reminder in the last days' => [$month, $ends - 7 * self::DAY, 7, 0, ExpiryStep::Notice],
            'no second reminder for the same end' => [$month, $ends - 5 * self::DAY, 7, $ends, ExpiryStep::None],
            'a reminder for an end that moved' => [$month, $ends - 5 * self::DAY, 7, $ends - 30 * self::DAY, ExpiryStep::Notice],
            'no reminder if the settings disable it' => [$month, $ends - 1, 0, 0, ExpiryStep::None],
            'no reminder in the first half of a short duration' => [new Plan(7, 'Days', price: 9.0, days: 4), self::PUBLISHED + self::DAY, 7, 0, ExpiryStep::None],
            'the expiry at the exact second' => [$month, $ends, 7, $ends, ExpiryStep::End],
            'the expiry weeks late, without an overdue reminder' => [$month, $ends + 40 * self::DAY, 7, 0, ExpiryStep::End],
            'a reminder first if the site did not expire listings before' => [$month, $ends + 40 * self::DAY, 7, 0, ExpiryStep::Notice, $ends + 47 * self::DAY],
            'the expiry when the time after the reminder is over' => [$month, $ends + 47 * self::DAY, 7, 0, ExpiryStep::End, $ends + 47 * self::DAY],
            'nothing without a plan' => [null, $ends, 7, 0, ExpiryStep::None],
            'nothing for a plan without days' => [new Plan(7, 'Ever', price: 9.0), $ends, 7, 0, ExpiryStep::None],
        ];
        foreach ($steps as $says => $row) {
            [$plan, $now, $days, $told, $step, $earliest] = $row + [5 => 0];
            yield "the expiry check brings {$says}" => static fn () => Check::same($step, (new ListedUntil($plan, self::PUBLISHED, false, []))->step($now, $days, $told, $earliest));
        }
        yield from self::nextExaminations();
    }

    /** @return iterable<string, Closure(): void> */
    private static function nextExaminations(): iterable
    {
        $month = new Plan(7, 'Month', price: 9.0, days: 30);
        $ends = self::PUBLISHED + 30 * self::DAY;
        $rows = [
            'at the time of the reminder' => [$month, 7, 0, $ends - 7 * self::DAY],
            'at the end if its owner got the reminder' => [$month, 7, $ends, $ends],
            'at the end if reminders are disabled' => [$month, 0, 0, $ends],
            'in the middle of a plan of a few days' => [new Plan(7, 'Days', price: 9.0, days: 4), 7, 0, self::PUBLISHED + 2 * self::DAY],
            'never without an end' => [new Plan(7, 'Ever', price: 9.0), 7, 0, 0],
        ];
        foreach ($rows as $says => [$plan, $days, $told, $next]) {
            yield "a listing is examined again {$says}" => static fn () => Check::same($next, (new ListedUntil($plan, self::PUBLISHED, false, []))->nextCheck($days, $told));
        }
    }

    private static function order(OrderState $state, int $settled, int $plan = 7, string $reference = ''): Order
    {
        return new Order(1, $plan, 3, 4, 9.0, $state, $reference, settled: $settled);
    }
}
