<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Orders;

use Gazetteer\Kernel\Database\Table;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\OrderState;
use RuntimeException;

/** Reads and writes the table of orders. Skips columns that an older table does not have. */
final class OrderStatements
{
    public readonly Table $schema;

    public function __construct(?Table $schema = null)
    {
        $this->schema = $schema ?? OrderSchema::table();
    }

    /**
     * @param string $which The SQL after `SELECT * FROM` and the table name.
     * @return list<Order> Empty if the table does not exist yet.
     */
    public function orders(string $which, int|string ...$values): array
    {
        return array_map(self::read(...), $this->schema->rows($which, ...$values));
    }

    public function count(string $which, int|string ...$values): int
    {
        global $wpdb;

        // phpcs:ignore WordPress.DB -- see above.
        return $this->schema->exists() ? (int) $wpdb->get_var($wpdb->prepare("SELECT COUNT(*) FROM %i {$which}", $this->schema->name(), ...$values)) : 0;
    }

    /** Returns the number of changed rows. */
    public function update(string $what, int|string ...$values): int
    {
        global $wpdb;

        // phpcs:ignore WordPress.DB -- see above.
        return $this->schema->exists() ? (int) $wpdb->query($wpdb->prepare("UPDATE %i {$what}", $this->schema->name(), ...$values)) : 0;
    }

    public function delete(string $which, int|string ...$values): void
    {
        global $wpdb;

        if (!$this->schema->exists()) {
            return;
        }
        // phpcs:ignore WordPress.DB -- see above.
        $wpdb->query($wpdb->prepare("DELETE FROM %i {$which}", $this->schema->name(), ...$values));
    }

    /**
     * @param array<string, int|string> $order By column.
     * @return int The new ID; 0 if another order has the same lock.
     */
    public function insert(array $order): int
    {
        global $wpdb;
        $this->schema->create();
        $kept = array_filter($order, $this->schema->has(...), ARRAY_FILTER_USE_KEY);
        $columns = implode(', ', array_keys($kept));
        $places = implode(', ', array_fill(0, count($kept), '%s'));
        // phpcs:ignore WordPress.DB -- see above.
        $written = $wpdb->query($wpdb->prepare("INSERT IGNORE INTO %i ({$columns}) VALUES ({$places})", $this->schema->name(), ...array_values($kept)));
        if ($written === false) {
            $this->schema->doubt();
            throw new RuntimeException('The order could not be written.');
        }

        return $written === 1 ? (int) $wpdb->insert_id : 0;
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
            (int) ($row['places'] ?? 1),
            (int) ($row['package'] ?? 0),
        );
    }
}
