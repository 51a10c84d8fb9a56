<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Orders;

use Gazetteer\Kernel\Store\StoreFailure;
use Gazetteer\Kernel\Store\Table;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\OrderRepository;
use Gazetteer\Plans\Domain\OrderState;
use Gazetteer\Plans\Domain\Plan;

if (!defined('ABSPATH')) {
    exit;
}

final class OrderTable implements OrderRepository
{
    public readonly Table $store;

    public function __construct(?Table $store = null)
    {
        $this->store = $store ?? OrderSchema::table();
    }

    public function open(Plan $plan, int $listing, int $buyer, int $now): Order
    {
        // Ignore the buyer: a listing has only one waiting order per plan.
        $which = "listing = %d AND plan = %d AND state = %s AND reference <> 'claim'";

        return $this->opened($plan, $listing, $buyer, $now, '', $which, $listing, $plan->id, OrderState::Waiting->value);
    }

    public function openForClaim(Plan $plan, int $listing, int $buyer, int $now): Order
    {
        $which = 'listing = %d AND plan = %d AND state = %s AND reference = %s AND buyer = %d';

        return $this->opened($plan, $listing, $buyer, $now, Order::CLAIM, $which, $listing, $plan->id, OrderState::Waiting->value, Order::CLAIM, $buyer);
    }

    /** Stores a paid order for a plan without a price, to record when the plan started. */
    public function grant(Plan $plan, int $listing, int $buyer, int $now): void
    {
        $this->store->insert([
            'plan' => $plan->id,
            'listing' => $listing,
            'buyer' => $buyer,
            'amount' => '0.00',
            'state' => OrderState::Paid->value,
            'made' => $now,
            'settled' => $now,
        ]);
    }

    /** Deletes an order if it is still waiting. */
    public function cancel(int $id): void
    {
        $this->store->change('DELETE FROM {table} WHERE id = %d AND state = %s', $id, OrderState::Waiting->value);
    }

    /** @param string $which SQL condition for an existing order, for example one of a concurrent request. */
    private function opened(Plan $plan, int $listing, int $buyer, int $now, string $reference, string $which, int|string ...$values): Order
    {
        $find = fn (): ?Order => $this->orders("WHERE {$which} ORDER BY id DESC LIMIT 1", ...$values)[0] ?? null;
        $write = fn (): ?Order => $this->find($this->store->insert([
            'plan' => $plan->id,
            'listing' => $listing,
            'buyer' => $buyer,
            'amount' => number_format($plan->price, 2, '.', ''),
            'state' => OrderState::Waiting->value,
            'reference' => $reference,
            'made' => $now,
            'places' => $plan->isPackage ? $plan->listings : 1,
            'lock_key' => trim("{$reference} " . OrderSchema::lockOf($listing, $plan->id, $buyer)),
        ]));

        return $find() ?? $write() ?? $find() ?? throw new StoreFailure('The order could not be written.');
    }

    public function placeInPackage(Plan $plan, int $listing, int $buyer, int $now): ?Order
    {
        return (new OrderPackages($this->store))->placeInPackage($plan, $listing, $buyer, $now);
    }

    public function giveFreePackage(Plan $plan, int $listing, int $buyer, int $now): ?Order
    {
        return (new OrderPackages($this->store))->giveFreePackage($plan, $listing, $buyer, $now);
    }

    public function find(int $id): ?Order
    {
        return $id > 0 ? $this->orders('WHERE id = %d', $id)[0] ?? null : null;
    }

    public function close(int $id, OrderState $state, string $reference, int $now): bool
    {
        $unlock = $this->store->has('lock_key') ? ', lock_key = NULL' : '';

        // Check and write in one statement, so that a payment that is reported twice counts once.
        return $this->store->change(
            "UPDATE {table} SET state = %s, reference = %s, settled = %d{$unlock} WHERE id = %d AND state = %s",
            $state->value,
            mb_substr($reference, 0, 191),
            $now,
            $id,
            OrderState::Waiting->value,
        ) === 1;
    }

    /**
     * A refund that is reported twice returns no orders the second time.
     *
     * @return list<Order> The refunded order and the orders with a place in its package.
     */
    public function refund(int $id, string $reference, int $now): array
    {
        $taken = $this->store->change(
            'UPDATE {table} SET state = %s, settled = %d WHERE id = %d AND state = %s AND reference = %s',
            OrderState::Refused->value,
            $now,
            $id,
            OrderState::Paid->value,
            mb_substr($reference, 0, 191),
        );
        if ($taken !== 1) {
            return [];
        }
        $places = $this->store->has('package') ? $this->orders('WHERE package = %d AND state = %s', $id, OrderState::Paid->value) : [];
        if ($places !== []) {
            $this->store->change('UPDATE {table} SET state = %s, settled = %d WHERE package = %d AND state = %s', OrderState::Refused->value, $now, $id, OrderState::Paid->value);
        }

        return array_values(array_filter([$this->find($id), ...$places]));
    }

    public function withdraw(int $listing): void
    {
        $this->store->change('DELETE FROM {table} WHERE listing = %d', $listing);
    }

    public function countUsed(int $plan, int $buyer): int
    {
        return $buyer === 0 ? 0 : $this->store->number('SELECT COUNT(*) FROM {table} WHERE buyer = %d AND plan = %d AND state = %s', $buyer, $plan, OrderState::Paid->value);
    }

    /** @return list<Order> Waiting orders first, then newest first. */
    public function page(int $page, int $size): array
    {
        return $this->orders('ORDER BY state = %s DESC, id DESC LIMIT %d OFFSET %d', OrderState::Waiting->value, $size, $size * max(0, $page - 1));
    }

    /** @return list<Order> Orders of an account, oldest first. */
    public function ofAccount(int $buyer, int $page, int $size): array
    {
        return $buyer === 0 ? [] : $this->orders('WHERE buyer = %d ORDER BY id LIMIT %d OFFSET %d', $buyer, $size, $size * max(0, $page - 1));
    }

    /** @return list<Order> Orders of an account, newest first. */
    public function newestOf(int $buyer, int $most): array
    {
        return $buyer === 0 ? [] : $this->orders('WHERE buyer = %d ORDER BY id DESC LIMIT %d', $buyer, $most);
    }

    /**
     * @param list<int> $listings
     * @return list<Order> Orders of all buyers for these listings, newest first.
     */
    public function ofListings(array $listings): array
    {
        return $listings === [] ? [] : $this->orders('WHERE listing IN (' . Table::places($listings) . ') ORDER BY id DESC', ...$listings);
    }

    /** Removes an account from its paid and refused orders. Returns the number of changed orders. */
    public function forget(int $buyer): int
    {
        return $buyer === 0 ? 0 : $this->store->change('UPDATE {table} SET buyer = 0 WHERE buyer = %d AND state <> %s', $buyer, OrderState::Waiting->value);
    }

    public function count(?OrderState $state = null): int
    {
        $sql = 'SELECT COUNT(*) FROM {table}';

        return $state === null ? $this->store->number($sql) : $this->store->number("{$sql} WHERE state = %s", $state->value);
    }

    /** @return list<Order> */
    private function orders(string $which, int|string ...$values): array
    {
        return OrderSchema::orders($this->store, $which, ...$values);
    }
}
