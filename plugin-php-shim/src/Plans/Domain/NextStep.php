<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

/** The next step after an order: its payment page. Without a page, the site's owner marks the order as paid. */
final class NextStep
{
    public function __construct(public readonly Order $order, public readonly string $payingPage)
    {
    }

    /** Whether the order is already paid, as with a place in a paid package. */
    public function isPaid(): bool
    {
        return $this->order->state === OrderState::Paid;
    }
}
