<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Payments;

use Closure;
use Gazetteer\Plans\Domain\NextStep;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\OrderState;
use Gazetteer\Plans\Domain\PaymentDue;
use Gazetteer\Plans\Domain\PaymentOption;
use Gazetteer\Plans\Domain\PlanRepository;
use Gazetteer\Plans\Orders\Orders;
use Gazetteer\Plans\Orders\OrderWords;

/** Finds the payment that is due for an order or a listing. */
final class PaymentsDue
{
    /** @param Closure(): Orders $orders */
    public function __construct(
        private readonly PlanRepository $plans,
        private readonly Closure $orders,
        private readonly PaymentMethods $methods,
    ) {
    }

    /** Returns the payment for an order that was just created. */
    public function ofStep(?NextStep $step): ?PaymentDue
    {
        return $step === null ? null : $this->ofOrder($step->order, $step->payingPage);
    }

    /**
     * Returns null if the order has no price, or is already paid or refused.
     *
     * @param string $page The payment page, if the caller already knows it.
     */
    public function ofOrder(Order $order, string $page = ''): ?PaymentDue
    {
        if ($order->state !== OrderState::Waiting || $order->amount <= 0.0) {
            return null;
        }
        $options = $page === '' ? $this->methods->options($order, $this->plans->find($order->plan)) : [new PaymentOption('', $page, '')];
        $single = PaymentOption::single($options);

        return new PaymentDue(
            $order->number(),
            OrderWords::plainTitle($order->plan),
            OrderWords::amount($order->amount),
            $single->page ?? '',
            match (true) {
                $single !== null => $single->instructions,
                $options === [] => ManualPayment::promise(),
                default => PaymentOption::text($options),
            },
            $options !== [],
            $single === null ? $options : [],
        );
    }

    /** Returns null if no payment is due. Ignores the unpaid orders of claims, because the claimant pays them. */
    public function ofListing(int $listing): ?PaymentDue
    {
        foreach (($this->orders)()->ofListings([$listing]) as $order) {
            $due = $order->waitsWithClaim() ? null : $this->ofOrder($order);
            if ($due !== null) {
                return $due;
            }
        }

        return null;
    }
}
