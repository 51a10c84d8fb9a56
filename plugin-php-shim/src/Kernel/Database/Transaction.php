<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Database;

use Throwable;

/**
 * Statements that count together or not at all, also where the process is killed in between. In tables that know no
 * transactions each counts by itself.
 */
final class Transaction
{
    private bool $isOpen = true;

    private function __construct()
    {
        global $wpdb;
        $wpdb->query('START TRANSACTION');
    }

    /** To be committed or rolled back by who has it. */
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

    /** Does nothing once it is committed. */
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
