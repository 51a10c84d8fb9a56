<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

/** Where orders are written down. */
interface OrderRepository
{
    /** Gives back the order of the same listing and plan that is still waiting, if there is one. */
    public function open(Plan $plan, int $listing, int $buyer, int $now): Order;

    /** The same for a buyer alone: what others have ordered for the listing is theirs. */
    public function openOwn(Plan $plan, int $listing, int $buyer, int $now): Order;

    /** A place for the listing in a package that the buyer has already, or the place it has; null where none is left. */
    public function place(Plan $plan, int $listing, int $buyer, int $now): ?Order;

    /** The one package of a plan without a price that a buyer gets, with the listing in it; null where they had it. */
    public function give(Plan $plan, int $listing, int $buyer, int $now): ?Order;

    public function find(int $id): ?Order;

    /** False where there is no such order, or it was settled before: a payment counts once. */
    public function settle(int $id, OrderState $state, string $reference, int $now): bool;

    /** Takes back what was ordered for a listing that did not come to be. */
    public function withdraw(int $listing): void;

    /** How many listings the buyer's paid orders of a plan have brought. */
    public function used(int $plan, int $buyer): int;
}
