<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

/** An order, and the page on which it is paid; without one the listing waits for the site's owner, unless it is paid already. */
final class NextStep
{
    public function __construct(public readonly Order $order, public readonly string $payingPage)
    {
    }

    /** The listing has a place in a package that was paid before. */
    public function isPaid(): bool
    {
        return $this->order->state === OrderState::Paid;
    }
}
