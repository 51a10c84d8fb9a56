<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Payments;

use Closure;
use Gazetteer\Api\PaymentMethod;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\PaymentOption;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Orders\Orders;

/** The registry of payment methods. Returns the options to pay an order. */
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
     * Returns the options to pay an order. A payment page from the filter replaces all other options.
     *
     * @return list<PaymentOption>
     */
    public function options(Order $order, ?Plan $plan): array
    {
        $page = $plan === null ? '' : self::address(Extensions::filter(Orders::PAYING_PAGE, '', $order, $plan));
        if ($page !== '') {
            return [new PaymentOption('', $page, '')];
        }
        $options = array_map(static fn (PaymentMethod $method): ?PaymentOption => Extensions::attempt(static fn (): PaymentOption => self::option($method, $order, $plan), null), $this->ready());

        return array_values(array_filter($options, static fn (?PaymentOption $option): bool => $option !== null && $option->page . $option->instructions !== ''));
    }

    private static function option(PaymentMethod $method, Order $order, ?Plan $plan): PaymentOption
    {
        $page = $plan === null ? '' : self::address($method->url($order, $plan));

        return new PaymentOption($method->label(), $page, $page === '' ? $method->instructions($order) : '');
    }

    private static function address(mixed $url): string
    {
        return is_string($url) ? esc_url_raw($url, ['http', 'https']) : '';
    }
}
