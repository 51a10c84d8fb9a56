<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Domain\Plan;

use Closure;
use Gazetteer\Domain\Plan\Order;
use Gazetteer\Domain\Plan\OrderBook;
use Gazetteer\Domain\Plan\OrderState;
use Gazetteer\Domain\Plan\Plan;
use Gazetteer\Domain\Plan\Purchase;
use Gazetteer\Tests\Check;

/** What a chosen plan leads to: nothing, a page to pay on, or a look by the site's owner. */
final class PurchaseTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'opens no order without a plan' => static fn () => Check::same(null, self::begun(null, ''));
        yield 'opens no order for what costs nothing' => static fn () => Check::same(null, self::begun(0.0, 'https://pay.example'));
        yield 'leads to the page on which the order is paid, at the plan’s own price' => static fn () => Check::same(
            ['https://pay.example/?order=1&amount=9.5', false],
            self::begun(9.5, 'https://pay.example'),
        );
        yield 'waits for the site’s owner where nobody takes payments' => static fn () => Check::same(['', true], self::begun(9.5, ''));
    }

    /** @return array{string, bool}|null */
    private static function begun(?float $price, string $page): ?array
    {
        $book = new class () implements OrderBook {
            public function open(Plan $plan, int $listing, int $buyer, int $now): Order
            {
                return new Order(1, $plan->id, $listing, $buyer, $plan->price, made: $now);
            }

            public function find(int $id): ?Order
            {
                return null;
            }

            public function settle(int $id, OrderState $state, string $reference, int $now): bool
            {
                return false;
            }

            public function used(int $plan, int $buyer): int
            {
                return 0;
            }
        };
        $purchase = new Purchase($book, static fn (Order $order): string => $page === '' ? '' : "{$page}/?order={$order->id}&amount={$order->amount}");
        $next = $purchase->begin($price === null ? null : new Plan(3, 'A plan', price: $price), 5, 7, 1_700_000_000);

        return $next === null ? null : [$next->payingPage, $next->isModerated()];
    }
}
