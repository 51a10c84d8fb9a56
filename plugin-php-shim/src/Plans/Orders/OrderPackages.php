<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Orders;

use Gazetteer\Kernel\Store\Table;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\OrderState;
use Gazetteer\Plans\Domain\Plan;

/**
 * Assigns listings to places in packages. Each place is a separate order without a price. The unique `lock_key` of this
 * order contains the numbers of the package and the place, so that only one of two concurrent requests gets the last
 * place.
 */
final class OrderPackages
{
    /** Number of retries if concurrent requests take the same place. */
    private const TRIES = 20;

    public function __construct(private readonly Table $table)
    {
    }

    public function placeInPackage(Plan $plan, int $listing, int $buyer, int $now): ?Order
    {
        if (!$this->table->has('lock_key')) {
            return null;
        }
        $had = $this->ordersOf($plan, $buyer, 'AND listing = %d', $listing)[0] ?? null;
        if ($had !== null) {
            return $had;
        }
        foreach ($this->ordersOf($plan, $buyer, 'AND package = %d', 0) as $package) {
            $placed = $this->placeIn($package, $plan, $listing, $now);
            if ($placed !== null) {
                return $placed;
            }
        }

        return null;
    }

    public function giveFreePackage(Plan $plan, int $listing, int $buyer, int $now): ?Order
    {
        // The column is missing if its migration failed. Then count the orders, although two concurrent requests could
        // both succeed.
        $isFull = !$this->table->has('lock_key')
            && $this->table->number('SELECT COUNT(*) FROM {table} WHERE plan = %d AND buyer = %d AND state = %s', $plan->id, $buyer, OrderState::Paid->value) >= $plan->listings;

        return $isFull ? null : $this->write($plan->id, $listing, $buyer, $now, ['places' => $plan->listings, 'lock_key' => "given {$plan->id} {$buyer}"]);
    }

    /** Takes the next free place in a package. The listing that the package was bought for has the first place. */
    private function placeIn(Order $package, Plan $plan, int $listing, int $now): ?Order
    {
        $taken = 1 + $this->table->number('SELECT COUNT(*) FROM {table} WHERE package = %d', $package->id);
        $last = $package->places === 0 ? PHP_INT_MAX : $package->places;
        for ($number = $taken + 1; $number <= min($last, $taken + self::TRIES); $number++) {
            $order = $this->write($plan->id, $listing, $package->buyer, $now, ['package' => $package->id, 'lock_key' => "place {$package->id} {$number}"]);
            if ($order !== null) {
                return $order;
            }
        }

        return null;
    }

    /** @return list<Order> The buyer's paid or free orders of a plan, oldest first. */
    private function ordersOf(Plan $plan, int $buyer, string $which, int $value): array
    {
        return OrderSchema::orders($this->table, "WHERE buyer = %d AND plan = %d AND state = %s {$which} ORDER BY id", $buyer, $plan->id, OrderState::Paid->value, $value);
    }

    /** @param array<string, int|string> $more */
    private function write(int $plan, int $listing, int $buyer, int $now, array $more): ?Order
    {
        $id = $this->table->insert([
            'plan' => $plan,
            'listing' => $listing,
            'buyer' => $buyer,
            'amount' => '0.00',
            'state' => OrderState::Paid->value,
            'made' => $now,
            'settled' => $now,
        ] + $more);

        return $id === 0 ? null : OrderSchema::orders($this->table, 'WHERE id = %d', $id)[0] ?? null;
    }
}
