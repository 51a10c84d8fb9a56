<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

use Closure;

/**
 * What comes after a plan was chosen for a listing: nothing to pay, a page to pay on, or a look by the site's owner. A
 * package is paid once and has room for as many listings as its plan says; after those, another one is paid.
 */
final class Purchase
{
    /** @param Closure(Order, Plan): string $payingPage Where the order is paid; '' where nobody takes payments. */
    public function __construct(private readonly OrderRepository $repository, private readonly Closure $payingPage)
    {
    }

    /**
     * Nothing to pay needs no order, unless there is something to count.
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

    /** For a listing that is not the buyer's yet, and may never be: nothing is taken out of a package that they have. */
    public function beginClaim(Plan $plan, int $listing, int $buyer, int $now): ?NextStep
    {
        if ($plan->isFree()) {
            return null;
        }
        $order = $this->repository->openOwn($plan, $listing, $buyer, $now);

        return new NextStep($order, ($this->payingPage)($order, $plan));
    }

    private function placed(Plan $plan, int $listing, int $buyer, int $now): ?Order
    {
        $order = $this->repository->place($plan, $listing, $buyer, $now);
        if ($order !== null || !$plan->isFree()) {
            return $order;
        }

        return $this->repository->give($plan, $listing, $buyer, $now) ?? throw new PackageFull($plan);
    }
}
