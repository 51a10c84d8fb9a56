<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Plans\Domain;

use Closure;

/**
 * Decides the next step after a plan was chosen: no payment, a payment page, or approval by the site's owner. A package
 * is paid once for the number of listings in its plan. When it is full, the buyer pays for another one.
 */
final class Purchase
{
    /** @param Closure(Order, Plan): string $payingPage Returns the payment page; '' if there is none. */
    public function __construct(private readonly OrderRepository $repository, private readonly Closure $payingPage)
    {
    }

    /**
     * Free plans need no order, unless they limit the number of listings.
     *
     * @throws PackageFull
     */
    public function begin(?Plan $plan, int $listing, int $buyer, int $now): ?NextStep
    {
        if ($plan === null || ($plan->isFree() && !$plan->isLimited())) {
            return null;
        }
        $placed = $plan->isPackage && $buyer > 0 ? $this->placed($plan, $listing, $buyer, $now) : null;
        if ($placed !== null) {
            return new NextStep($placed, '');
        }
        $order = $this->repository->open($plan, $listing, $buyer, $now);

        return new NextStep($order, $plan->isFree() ? '' : ($this->payingPage)($order, $plan));
    }

    /** Starts the order for a claim. Never uses a place in the buyer's package, because the claim may be declined. */
    public function beginClaim(Plan $plan, int $listing, int $buyer, int $now): ?NextStep
    {
        if ($plan->isFree()) {
            return null;
        }
        $order = $this->repository->openForClaim($plan, $listing, $buyer, $now);

        return new NextStep($order, ($this->payingPage)($order, $plan));
    }

    private function placed(Plan $plan, int $listing, int $buyer, int $now): ?Order
    {
        $order = $this->repository->placeInPackage($plan, $listing, $buyer, $now);
        if ($order !== null || !$plan->isFree()) {
            return $order;
        }

        return $this->repository->giveFreePackage($plan, $listing, $buyer, $now) ?? throw new PackageFull($plan);
    }
}
