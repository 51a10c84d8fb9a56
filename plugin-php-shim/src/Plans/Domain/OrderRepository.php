<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

interface OrderRepository
{
    /** Returns the waiting order for the same listing and plan, or creates one. */
    public function open(Plan $plan, int $listing, int $buyer, int $now): Order;

    /** Like `open()`, but ignores orders of other buyers for the listing. */
    public function openForClaim(Plan $plan, int $listing, int $buyer, int $now): Order;

    /** Returns the listing's place in a package of the buyer, or takes a free one; null if none is left. */
    public function placeInPackage(Plan $plan, int $listing, int $buyer, int $now): ?Order;

    /** Gives the buyer the one package of a free plan, with the listing in it; null if they already had it. */
    public function giveFreePackage(Plan $plan, int $listing, int $buyer, int $now): ?Order;

    public function find(int $id): ?Order;

    /** Marks a waiting order as paid or refused. Returns false if it was not waiting, so that a payment counts once. */
    public function close(int $id, OrderState $state, string $reference, int $now): bool;

    /** Deletes the orders for a listing that was not created. */
    public function withdraw(int $listing): void;

    /** Returns the number of listings in the buyer's paid orders of a plan. */
    public function countUsed(int $plan, int $buyer): int;
}
