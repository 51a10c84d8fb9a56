<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Payments;

use Closure;
use Gazetteer\Api\PaymentMethod;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\PaymentWay;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Orders\Orders;

/** The registry of payment methods, and the ways to pay an order. */
final class PaymentMethods
{
    /** @param Closure(): array<string, PaymentMethod> $own */
    public function __construct(private readonly Closure $own)
    {
    }

    /** @return array<string, PaymentMethod> Methods that are enabled and configured, keyed by slug. */
    public function ready(): array
    {
        $methods = Extensions::registry('gazetteer_payment_methods', ($this->own)(), PaymentMethod::class);

        return array_filter($methods, static fn (PaymentMethod $method): bool => Extensions::attempt($method->isReady(...), false));
    }

    /**
     * Returns the ways to pay an order. A page from the filter replaces all other ways.
     *
     * @return list<PaymentWay>
     */
    public function ways(Order $order, ?Plan $plan): array
    {
        $page = $plan === null ? '' : self::address(Extensions::filter(Orders::PAYING_PAGE, '', $order, $plan));
        if ($page !== '') {
            return [new PaymentWay('', $page, '')];
        }
        $ways = array_map(static fn (PaymentMethod $method): ?PaymentWay => Extensions::attempt(static fn (): PaymentWay => self::way($method, $order, $plan), null), $this->ready());

        return array_values(array_filter($ways, static fn (?PaymentWay $way): bool => $way !== null && $way->page . $way->instructions !== ''));
    }

    private static function way(PaymentMethod $method, Order $order, ?Plan $plan): PaymentWay
    {
        $page = $plan === null ? '' : self::address($method->url($order, $plan));

        return new PaymentWay($method->label(), $page, $page === '' ? $method->instructions($order) : '');
    }

    private static function address(mixed $url): string
    {
        return is_string($url) ? esc_url_raw($url, ['http', 'https']) : '';
    }
}
