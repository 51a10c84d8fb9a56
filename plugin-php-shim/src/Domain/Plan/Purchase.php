<?php

declare(strict_types=1);

namespace Gazetteer\Domain\Plan;

use Closure;

/** What comes after a plan was chosen for a listing: nothing to pay, a page to pay on, or a look by the site's owner. */
final class Purchase
{
    /** @param Closure(Order, Plan): string $payingPage Where the order is paid; '' where nobody takes payments. */
    public function __construct(private readonly OrderBook $book, private readonly Closure $payingPage)
    {
    }

    /** Nothing to pay needs no order. */
    public function begin(?Plan $plan, int $listing, int $buyer, int $now): ?Next
    {
        if ($plan === null || $plan->isFree()) {
            return null;
        }
        $order = $this->book->open($plan, $listing, $buyer, $now);

        return new Next($order, ($this->payingPage)($order, $plan));
    }
}
