<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

/**
 * The next step after an order: the buyer pays on the payment page. Without such a page, the site's owner marks the
 * order as paid.
 */
final class NextStep
{
    public function __construct(public readonly Order $order, public readonly string $payingPage)
    {
    }

    /** Whether the order is already paid, for example because it uses a place in a paid package. */
    public function isPaid(): bool
    {
        return $this->order->state === OrderState::Paid;
    }
}
