<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Plans\Domain;

use Closure;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\PackageFull;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\Purchase;
use Gazetteer\Tests\Check;

/**
 * Tests the next step after a plan was chosen: none, a payment page, or a review by the site owner.
 */
final class PurchaseTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'no order is created without a plan' => static fn () => Check::same(null, self::begun(null, ''));
        yield 'no order is created for a free plan' => static fn () => Check::same(null, self::begun(0.0, 'https://pay.example'));
        yield 'an order leads to its payment page, with the price of the plan' => static fn () => Check::same(
            ['https://pay.example/?order=1&amount=9.5', false],
            self::begun(9.5, 'https://pay.example'),
        );
        yield 'an order waits for the site owner if there is no payment method' => static fn () => Check::same(['', false], self::begun(9.5, ''));
        $package = static fn (float $price, int $listings): Plan => new Plan(3, 'A package', price: $price, isPackage: true, listings: $listings);
        yield 'the first listing of a package must be paid' => static fn () => Check::same(['open', 'https://pay.example', false], self::inPackage($package(20.0, 3), []));
        yield 'further listings of a package with free places cost nothing' => static fn () => Check::same(['place', '', true], self::inPackage($package(20.0, 3), ['place']));
        yield 'another package must be paid when one is full' => static fn () => Check::same(['open', 'https://pay.example', false], self::inPackage($package(20.0, 3), ['give']));
        yield 'a free package is given once' => static fn () => Check::same(['give', '', true], self::inPackage($package(0.0, 3), ['give']));
        yield 'a free package accepts no more listings than it includes' => static fn () => Check::same('full', self::inPackage($package(0.0, 3), []));
        yield 'a package without price and limit needs no order' => static fn () => Check::same(null, self::inPackage($package(0.0, 0), ['place', 'give']));
        yield 'the site owner reviews a listing of a limited package whose buyer is unknown' => static fn () => Check::same(['open', '', false], self::inPackage($package(0.0, 3), ['place', 'give'], 0));
        $claim = static fn (Plan $plan): ?array => ($next = (new Purchase(new FakeOrders(['place', 'give']), static fn (): string => ''))->beginClaim($plan, 5, 7, 1_700_000_000)) === null ? null : [$next->order->reference, $next->isPaid()];
        yield 'a claim creates its own order and uses no place in the claimant’s package' => static fn () => Check::same(['open own', false], $claim($package(20.0, 3)));
        yield 'a free claim creates no order' => static fn () => Check::same(null, $claim(new Plan(3, 'Free')));
    }

    /** @return array{string, bool}|null */
    private static function begun(?float $price, string $page): ?array
    {
        $purchase = new Purchase(new FakeOrders(), static fn (Order $order): string => $page === '' ? '' : "{$page}/?order={$order->id}&amount={$order->amount}");
        $next = $purchase->begin($price === null ? null : new Plan(3, 'A plan', price: $price), 5, 7, 1_700_000_000);

        return $next === null ? null : [$next->payingPage, $next->isPaid()];
    }

    /**
     * @param list<string> $can What the book can do: place, give.
     * @return array{string, string, bool}|string|null
     */
    private static function inPackage(Plan $plan, array $can, int $buyer = 7): array|string|null
    {
        try {
            $next = (new Purchase(new FakeOrders($can), static fn (): string => 'https://pay.example'))->begin($plan, 5, $buyer, 1_700_000_000);
        } catch (PackageFull) {
            return 'full';
        }

        return $next === null ? null : [$next->order->reference, $next->payingPage, $next->isPaid()];
    }
}
