<?php

declare(strict_types=1);

namespace Gazetteer\Domain\Plan;

/** An order, and the page on which it is paid; without one the listing waits for the site's owner. */
final class Next
{
    public function __construct(public readonly Order $order, public readonly string $payingPage)
    {
    }

    public function isModerated(): bool
    {
        return $this->payingPage === '';
    }
}
