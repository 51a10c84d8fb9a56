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
        yield 'opens no order without a plan' => static fn () => Check::same(null, self::begun(null, ''));
        yield 'opens no order for what costs nothing' => static fn () => Check::same(null, self::begun(0.0, 'https://pay.example'));
        yield 'leads to the page on which the order is paid, at the plan’s own price' => static fn () => Check::same(
            ['https://pay.example/?order=1&amount=9.5', false],
            self::begun(9.5, 'https://pay.example'),
        );
        yield 'waits for the site’s owner where nobody takes payments' => static fn () => Check::same(['', false], self::begun(9.5, ''));
        $package = static fn (float $price, int $listings): Plan => new Plan(3, 'A package', price: $price, isPackage: true, listings: $listings);
        yield 'asks to be paid for the first listing of a package' => static fn () => Check::same(['open', 'https://pay.example', false], self::inPackage($package(20.0, 3), []));
        yield 'asks for nothing while a package has room' => static fn () => Check::same(['place', '', true], self::inPackage($package(20.0, 3), ['place']));
        yield 'asks to be paid for another package when one is full' => static fn () => Check::same(['open', 'https://pay.example', false], self::inPackage($package(20.0, 3), ['give']));
        yield 'gives a package without a price once' => static fn () => Check::same(['give', '', true], self::inPackage($package(0.0, 3), ['give']));
        yield 'refuses more listings than a package without a price holds' => static fn () => Check::same('full', self::inPackage($package(0.0, 3), []));
        yield 'opens no order for a package without price and limit' => static fn () => Check::same(null, self::inPackage($package(0.0, 0), ['place', 'give']));
        yield 'has the site’s owner look at a counted listing of nobody known' => static fn () => Check::same(['open', '', false], self::inPackage($package(0.0, 3), ['place', 'give'], 0));
        $claim = static fn (Plan $plan): ?array => ($next = (new Purchase(new FakeOrders(['place', 'give']), static fn (): string => ''))->beginClaim($plan, 5, 7, 1_700_000_000)) === null ? null : [$next->order->reference, $next->isPaid()];
        yield 'opens an order of a claim’s own, without a place in a package that the claimant has' => static fn () => Check::same(['open own', false], $claim($package(20.0, 3)));
        yield 'opens no order for a claim that costs nothing' => static fn () => Check::same(null, $claim(new Plan(3, 'Free')));
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
