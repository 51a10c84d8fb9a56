<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Plans\Domain;

use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\OrderRepository;
use Gazetteer\Plans\Domain\OrderState;
use Gazetteer\Plans\Domain\Plan;

/** An order repository that writes into the reference of an order how the order was created. */
final class FakeOrders implements OrderRepository
{
    /** @param list<string> $can place, give */
    public function __construct(private readonly array $can = [])
    {
    }

    public function open(Plan $plan, int $listing, int $buyer, int $now): Order
    {
        return new Order(1, $plan->id, $listing, $buyer, $plan->price, reference: 'open', made: $now);
    }

    public function openForClaim(Plan $plan, int $listing, int $buyer, int $now): Order
    {
        return new Order(3, $plan->id, $listing, $buyer, $plan->price, reference: 'open own', made: $now);
    }

    public function placeInPackage(Plan $plan, int $listing, int $buyer, int $now): ?Order
    {
        return $this->paid('place', $plan, $listing, $buyer);
    }

    public function giveFreePackage(Plan $plan, int $listing, int $buyer, int $now): ?Order
    {
        return $this->paid('give', $plan, $listing, $buyer);
    }

    public function find(int $id): ?Order
    {
        return null;
    }

    public function close(int $id, OrderState $state, string $reference, int $now): bool
    {
        return false;
    }

    public function withdraw(int $listing): void
    {
    }

    public function countUsed(int $plan, int $buyer): int
    {
        return 0;
    }

    private function paid(string $how, Plan $plan, int $listing, int $buyer): ?Order
    {
        return in_array($how, $this->can, true) ? new Order(2, $plan->id, $listing, $buyer, 0.0, OrderState::Paid, $how) : null;
    }
}
