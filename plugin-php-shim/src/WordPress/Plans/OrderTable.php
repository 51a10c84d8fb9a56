<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Plans;

use Gazetteer\Domain\Plan\Order;
use Gazetteer\Domain\Plan\OrderBook;
use Gazetteer\Domain\Plan\OrderState;
use Gazetteer\Domain\Plan\Plan;
use RuntimeException;

/** Orders in a table of their own: a thin record, which a payment plugin fills. */
final class OrderTable implements OrderBook
{
    public function open(Plan $plan, int $listing, int $buyer, int $now): Order
    {
        global $wpdb;
        OrderSchema::ensure();
        // phpcs:disable WordPress.DB.DirectDatabaseQuery
        $row = $wpdb->get_row($wpdb->prepare(
            'SELECT * FROM %i WHERE listing = %d AND plan = %d AND buyer = %d AND state = %s ORDER BY id DESC LIMIT 1',
            OrderSchema::name(),
            $listing,
            $plan->id,
            $buyer,
            OrderState::Waiting->value,
        ), ARRAY_A);
        if (is_array($row)) {
            return self::read($row);
        }
        $isWritten = $wpdb->insert(OrderSchema::name(), [
            'plan' => $plan->id,
            'listing' => $listing,
            'buyer' => $buyer,
            'amount' => number_format($plan->price, 2, '.', ''),
            'state' => OrderState::Waiting->value,
            'made' => $now,
        ]);
        // phpcs:enable
        if ($isWritten !== 1) {
            throw new RuntimeException('The order could not be written.');
        }

        return new Order((int) $wpdb->insert_id, $plan->id, $listing, $buyer, $plan->price, made: $now);
    }

    public function find(int $id): ?Order
    {
        global $wpdb;
        if (!OrderSchema::exists()) {
            return null;
        }
        // phpcs:ignore WordPress.DB.DirectDatabaseQuery
        $row = $wpdb->get_row($wpdb->prepare('SELECT * FROM %i WHERE id = %d', OrderSchema::name(), $id), ARRAY_A);

        return is_array($row) ? self::read($row) : null;
    }

    public function settle(int $id, OrderState $state, string $reference, int $now): bool
    {
        global $wpdb;
        if (!OrderSchema::exists()) {
            return false;
        }
        // In one statement, so that of two notices of one payment only one counts.
        // phpcs:ignore WordPress.DB.DirectDatabaseQuery
        $changed = $wpdb->query($wpdb->prepare(
            'UPDATE %i SET state = %s, reference = %s, settled = %d WHERE id = %d AND state = %s',
            OrderSchema::name(),
            $state->value,
            mb_substr($reference, 0, 191),
            $now,
            $id,
            OrderState::Waiting->value,
        ));

        return $changed === 1;
    }

    public function used(int $plan, int $buyer): int
    {
        global $wpdb;
        if (!OrderSchema::exists() || $buyer === 0) {
            return 0;
        }

        // phpcs:ignore WordPress.DB.DirectDatabaseQuery
        return (int) $wpdb->get_var($wpdb->prepare(
            'SELECT COUNT(*) FROM %i WHERE buyer = %d AND plan = %d AND state = %s',
            OrderSchema::name(),
            $buyer,
            $plan,
            OrderState::Paid->value,
        ));
    }

    /** @return list<Order> The newest first, those that wait before all others. */
    public function page(int $page, int $size): array
    {
        global $wpdb;
        if (!OrderSchema::exists()) {
            return [];
        }
        // phpcs:ignore WordPress.DB.DirectDatabaseQuery
        $rows = $wpdb->get_results($wpdb->prepare(
            'SELECT * FROM %i ORDER BY state = %s DESC, id DESC LIMIT %d OFFSET %d',
            OrderSchema::name(),
            OrderState::Waiting->value,
            $size,
            $size * max(0, $page - 1),
        ), ARRAY_A);

        return array_map(self::read(...), array_values((array) $rows));
    }

    /** @return list<Order> Those of an account, the oldest first. */
    public function of(int $buyer, int $page, int $size): array
    {
        global $wpdb;
        if (!OrderSchema::exists() || $buyer === 0) {
            return [];
        }
        // phpcs:ignore WordPress.DB.DirectDatabaseQuery
        $rows = $wpdb->get_results($wpdb->prepare(
            'SELECT * FROM %i WHERE buyer = %d ORDER BY id LIMIT %d OFFSET %d',
            OrderSchema::name(),
            $buyer,
            $size,
            $size * max(0, $page - 1),
        ), ARRAY_A);

        return array_map(self::read(...), array_values((array) $rows));
    }

    /** Takes an account out of its settled orders. Gives back how many those were. */
    public function forget(int $buyer): int
    {
        global $wpdb;
        if (!OrderSchema::exists() || $buyer === 0) {
            return 0;
        }

        // phpcs:ignore WordPress.DB.DirectDatabaseQuery
        return (int) $wpdb->query($wpdb->prepare(
            'UPDATE %i SET buyer = 0 WHERE buyer = %d AND state <> %s',
            OrderSchema::name(),
            $buyer,
            OrderState::Waiting->value,
        ));
    }

    public function count(?OrderState $state = null): int
    {
        global $wpdb;
        if (!OrderSchema::exists()) {
            return 0;
        }

        // phpcs:ignore WordPress.DB.DirectDatabaseQuery
        return (int) $wpdb->get_var($state === null
            ? $wpdb->prepare('SELECT COUNT(*) FROM %i', OrderSchema::name())
            : $wpdb->prepare('SELECT COUNT(*) FROM %i WHERE state = %s', OrderSchema::name(), $state->value));
    }

    /** @param array<string, string|null> $row */
    private static function read(array $row): Order
    {
        return new Order(
            (int) $row['id'],
            (int) $row['plan'],
            (int) $row['listing'],
            (int) $row['buyer'],
            (float) $row['amount'],
            OrderState::tryFrom((string) $row['state']) ?? OrderState::Waiting,
            (string) $row['reference'],
            (int) $row['made'],
            (int) $row['settled'],
        );
    }
}
