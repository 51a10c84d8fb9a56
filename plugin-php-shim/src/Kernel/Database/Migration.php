<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Database;

/**
 * One step from a table's schema version to the next. Steps are declarative and skip existing columns and keys. An
 * interrupted step can therefore run again, and the database shows whether it succeeded.
 */
final class Migration
{
    /**
     * @param array<string, string> $columns Column definitions by name, such as
     *         `['size' => 'int unsigned NOT NULL DEFAULT 0']`. Each needs a default for the existing rows.
     * @param list<string> $statements Run between columns and keys, with `{table}` for the table name. A retry runs
     *         them again, so they must be idempotent.
     * @param array<string, string> $keys Key definitions by name, such as `['size' => 'KEY size (size)']`.
     */
    public function __construct(
        public readonly array $columns = [],
        public readonly array $statements = [],
        public readonly array $keys = [],
    ) {
    }
}
