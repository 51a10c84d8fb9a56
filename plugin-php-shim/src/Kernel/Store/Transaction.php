<?php

declare(strict_types=1);

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- the inserted parts are constants and integers; values are prepared.

namespace Gazetteer\Kernel\Store;

use Throwable;

/**
 * A database transaction: all statements apply or none, even if the process is killed. On tables without transaction
 * support each statement applies immediately.
 */
final class Transaction
{
    private bool $isOpen = true;

    private function __construct()
    {
        global $wpdb;
        $wpdb->query('START TRANSACTION');
    }

    /** The caller must commit the transaction or roll it back. */
    public static function begin(): self
    {
        return new self();
    }

    /**
     * @param callable(): void $write
     * @throws Throwable
     */
    public static function run(callable $write): void
    {
        $transaction = self::begin();
        try {
            $write();
            $transaction->commit();
        } finally {
            $transaction->rollBack();
        }
    }

    public function commit(): void
    {
        $this->end('COMMIT');
    }

    /** Does nothing after a commit. */
    public function rollBack(): void
    {
        $this->end('ROLLBACK');
    }

    private function end(string $statement): void
    {
        global $wpdb;
        if ($this->isOpen) {
            $wpdb->query($statement);
            $this->isOpen = false;
        }
    }
}
