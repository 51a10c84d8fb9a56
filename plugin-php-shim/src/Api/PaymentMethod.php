<?php

declare(strict_types=1);

namespace Gazetteer\Api;

/**
 * A way to pay for an order. Register it with the filter `gazetteer_payment_methods`. Call the action
 * `gazetteer_plan_paid` when the order is paid, and `gazetteer_plan_refunded` when the payment was refunded.
 */
interface PaymentMethod
{
    /** The name that buyers see if there are several methods. Plain text. */
    public function label(): string;

    /** Whether the method is switched on and configured. */
    public function isReady(): bool;

    /**
     * The address of the payment page of this order, or '' if there is none. It is printed on pages and in emails, so it
     * must stay valid until the order is paid. Create a remote session when the buyer opens the address, not here.
     */
    public function url(Order $order, Plan $plan): string;

    /** How to pay without a payment page: plain text, may have several lines; '' if there is a page. */
    public function instructions(Order $order): string;
}
