<?php

declare(strict_types=1);

namespace Gazetteer\Api;

/**
 * A way to pay for an order. Register it with the filter `gazetteer_payment_methods`. Call the action
 * `gazetteer_plan_paid` when the order is paid, and `gazetteer_plan_refunded` when the payment was refunded.
 */
interface PaymentMethod
{
    /** The name that buyers see, as plain text. */
    public function label(): string;

    /** Whether the method is turned on and configured. */
    public function isReady(): bool;

    /**
     * The URL of the payment page for this order; '' if there is none. Pages and emails contain the URL, so it must
     * stay valid until the order is paid. Do not create a remote session before the buyer opens the URL.
     */
    public function url(Order $order, Plan $plan): string;

    /** Instructions to pay without a payment page, as plain text with line breaks; '' if there is a payment page. */
    public function instructions(Order $order): string;
}
