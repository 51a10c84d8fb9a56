<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Plans\WooCommerce;

use Closure;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\WooCommerce\WooCommercePayments;
use Gazetteer\Tests\Check;
use WC_Order;

require_once __DIR__ . '/../../stubs/woocommerce.php';

/** Uses stubs of the WooCommerce functions that the adapter calls, because WooCommerce is not installed. */
final class WooCommercePaymentsTest
{
    /** @var list<array{string, int, string}> */
    private array $told = [];
    /** @var array<int, int> Orders of the shop by ours. */
    private array $linked = [];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $order = new Order(7, 3, 20, 5, 25.5);
        $plan = new Plan(3, 'Gold', price: 25.5);

        yield 'the payment page of the shop is returned, with one shop order however often it is requested' => function () use ($order, $plan): void {
            $payments = $this->payments();
            $page = $payments->url($order, $plan);
            Check::same(['https://shop.example/checkout/order-pay/1000/?pay_for_order=true&key=wc_order_x', $page], [$page, $payments->url($order, $plan)]);
            $made = WC_Order::$all[1000];
            Check::same(
                [1, 5, 'ada@owner.example', 7, [['name' => 'Gold: Inn', 'amount' => '25.50', 'total' => '25.50']]],
                [count(WC_Order::$all), $made->customer, $made->email, $made->get_meta(WooCommercePayments::ORDER), array_column($made->items, 'set')],
            );
        };
        yield 'a new shop order is created if the shop cancelled the first one' => function () use ($order, $plan): void {
            $payments = $this->payments();
            $payments->url($order, $plan);
            WC_Order::$all[1000]->status = 'cancelled';
            Check::same(true, str_contains($payments->url($order, $plan), 'order-pay/1001/'));
        };
        yield 'the shop order of another user is not shown' => function () use ($order, $plan): void {
            $this->payments(user: 6)->url($order, $plan);
            Check::same([0, 'ada@owner.example'], [WC_Order::$all[1000]->customer, WC_Order::$all[1000]->email]);
        };
        yield 'the payment method is ready only while it is enabled' => function (): void {
            Check::same([true, false], [$this->payments()->isReady(), $this->payments(false)->isReady()]);
        };
        yield 'a payment and a refund are reported' => function () use ($order, $plan): void {
            $payments = $this->payments();
            $payments->url($order, $plan);
            $payments->paid(1000);
            $payments->refunded(1000);
            Check::same([['paid', 7, 'WooCommerce 1000'], ['back', 7, 'WooCommerce 1000']], $this->told);
        };
        yield 'other orders of the shop are ignored' => function (): void {
            $payments = $this->payments();
            wc_create_order(['status' => 'completed', 'customer_id' => 5]);
            $payments->paid(1000);
            $payments->refunded(1000);
            $payments->paid(4711);
            $payments->paid('no number');
            Check::same([], $this->told);
        };
    }

    private function payments(bool $isOn = true, int $user = 5): WooCommercePayments
    {
        [$this->told, $this->linked, WC_Order::$all] = [[], [], []];

        return new WooCommercePayments(
            $isOn,
            function (int $order, string $reference): void {
                $this->told[] = ['paid', $order, $reference];
            },
            function (int $order, string $reference): void {
                $this->told[] = ['back', $order, $reference];
            },
            new class ($this->linked, $user) extends \Gazetteer\Plans\WooCommerce\ShopLinks {
                /** @param array<int, int> $linked */
                public function __construct(private array &$linked, private readonly int $user)
                {
                }

                public function find(Order $order): int
                {
                    return $this->linked[$order->id] ?? 0;
                }

                public function keep(Order $order, int $made): void
                {
                    $this->linked[$order->id] = $made;
                }

                public function customer(Order $order): int
                {
                    return $this->user === $order->buyer ? $order->buyer : 0;
                }

                public function email(Order $order): string
                {
                    return 'ada@owner.example';
                }

                public function name(Order $order, Plan $plan): string
                {
                    return "{$plan->title}: Inn";
                }
            },
        );
    }
}
