<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

interface OrderRepository
{
    /** Returns the waiting order for the same listing and plan, or creates one. */
    public function open(Plan $plan, int $listing, int $buyer, int $now): Order;

    /** Like `open()`, but ignores orders of other buyers for the listing. */
    public function openForClaim(Plan $plan, int $listing, int $buyer, int $now): Order;

    /**
     * Returns the order that gives the listing a place in a package of the buyer. Creates the order if a place is free;
     * null if all places are taken.
     */
    public function placeInPackage(Plan $plan, int $listing, int $buyer, int $now): ?Order;

    /**
     * Creates the package of a free plan for this listing; null if the buyer already has the package, as only one is
     * allowed.
     */
    public function giveFreePackage(Plan $plan, int $listing, int $buyer, int $now): ?Order;

    public function find(int $id): ?Order;

    /** Marks a waiting order as paid or refused. Returns false if it was not waiting, so that a payment counts once. */
    public function close(int $id, OrderState $state, string $reference, int $now): bool;

    /** Deletes the orders for a listing that was not created. */
    public function withdraw(int $listing): void;

    /** Returns the number of listings in the buyer's paid orders of a plan. */
    public function countUsed(int $plan, int $buyer): int;
}
