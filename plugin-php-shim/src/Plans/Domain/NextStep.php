<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

/** An order and its payment page. Without a page, an unpaid order waits for the site's owner. */
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
