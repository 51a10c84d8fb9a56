<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Orders;

use Gazetteer\Kernel\Store\Table;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\OrderState;

/**
 * The schema of the orders table, and the conversion of its rows. The table is created with the first order. The unique
 * column `lock_key` prevents a second waiting order for a listing, and a second order for a place in a package.
 */
final class OrderSchema
{
    public static function table(): Table
    {
        return new Table('orders', self::design(...), [self::locksAndPackages()]);
    }

    /**
     * @param string $which The SQL after `SELECT * FROM {table}`.
     * @return list<Order>
     */
    public static function orders(Table $table, string $which, int|string ...$values): array
    {
        return array_map(self::read(...), $table->rows("SELECT * FROM {table} {$which}", ...$values));
    }

    /** The value of `lock_key` for the unpaid order of a listing and a plan. */
    public static function lockOf(int $listing, int $plan, int $buyer): string
    {
        return "waiting {$listing} {$plan} {$buyer}";
    }

    private static function design(string $table, string $collation): string
    {
        return "CREATE TABLE {$table} (
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            plan bigint(20) unsigned NOT NULL,
            listing bigint(20) unsigned NOT NULL,
            buyer bigint(20) unsigned NOT NULL,
            amount decimal(12,2) NOT NULL DEFAULT 0,
            state varchar(10) NOT NULL,
            reference varchar(191) NOT NULL DEFAULT '',
            made bigint(20) unsigned NOT NULL DEFAULT 0,
            settled bigint(20) unsigned NOT NULL DEFAULT 0,
            places int(10) unsigned NOT NULL DEFAULT 1,
            package bigint(20) unsigned NOT NULL DEFAULT 0,
            lock_key varchar(80) DEFAULT NULL,
            PRIMARY KEY  (id),
            UNIQUE KEY lock_key (lock_key),
            KEY listing (listing, plan),
            KEY buyer (buyer, plan, state),
            KEY state (state, id),
            KEY package (package)
        ) {$collation};";
    }

    /**
     * An earlier version could create two waiting orders for a listing. Keeps both, and sets `lock_key` for the newest
     * one.
     *
     * @return array{columns: array<string, string>, statements: list<string>, keys: array<string, string>}
     */
    private static function locksAndPackages(): array
    {
        return [
            'columns' => [
                'places' => 'int(10) unsigned NOT NULL DEFAULT 1',
                'package' => 'bigint(20) unsigned NOT NULL DEFAULT 0',
                'lock_key' => 'varchar(80) DEFAULT NULL',
            ],
            'statements' => [
                "UPDATE {table} SET lock_key = NULL",
                "UPDATE {table} SET lock_key = CONCAT('waiting ', listing, ' ', plan, ' ', buyer) WHERE id IN (
                    SELECT id FROM (SELECT MAX(id) AS id FROM {table} WHERE state = 'waiting' GROUP BY listing, plan, buyer) AS newest
                )",
            ],
            'keys' => [
                'lock_key' => 'UNIQUE KEY lock_key (lock_key)',
                'package' => 'KEY package (package)',
            ],
        ];
    }

    /**
     * A table of an earlier version does not have the columns `places` and `package`.
     *
     * @param array<string, string|null> $row
     */
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
