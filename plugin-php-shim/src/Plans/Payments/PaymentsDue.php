<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Payments;

use Closure;
use Gazetteer\Plans\Cards\Currency;
use Gazetteer\Plans\Domain\NextStep;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\OrderState;
use Gazetteer\Plans\Domain\PaymentDue;
use Gazetteer\Plans\Domain\PlanRepository;
use Gazetteer\Plans\Orders\Orders;
use Gazetteer\Plans\Orders\OrderWords;

/** Tells which payment an order or a listing waits for. */
final class PaymentsDue
{
    /** @param Closure(): Orders $orders */
    public function __construct(
        private readonly PlanRepository $plans,
        private readonly Closure $orders,
        private readonly ManualPayment $manual,
    ) {
    }

    /** Right after a plan was chosen. */
    public function ofStep(?NextStep $step): ?PaymentDue
    {
        return $step === null ? null : $this->ofOrder($step->order, $step->payingPage);
    }

    /**
     * Null where nothing is to be paid, or it was settled already.
     *
     * @param ?string $page Where it is paid, as far as the caller knows.
     */
    public function ofOrder(Order $order, ?string $page = null): ?PaymentDue
    {
        if ($order->state !== OrderState::Waiting || $order->amount <= 0.0) {
            return null;
        }
        $currency = Currency::ofSite();
        $price = $currency->text($order->amount);
        $title = html_entity_decode(wp_strip_all_tags(OrderWords::title($order->plan), true), ENT_QUOTES | ENT_HTML5, 'UTF-8');
        $page ??= $this->page($order);
        $instructions = $page === '' ? $this->manual->instructions($order, $title, $price, $currency->sign) : '';

        return new PaymentDue($order->number(), $title, $price, $page, $instructions, $page !== '' || $this->manual->isReady($currency->sign));
    }

    private function page(Order $order): string
    {
        $plan = $this->plans->find($order->plan);

        return $plan === null ? '' : Orders::payingPage($order, $plan);
    }

    /** Null where the listing waits for no payment; orders that wait with a claim are the claimant's. */
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
