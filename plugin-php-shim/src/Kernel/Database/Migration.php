<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Database;

/**
 * One step from a table's design to the next. It is declared, not programmed: what is there already is left alone, so
 * that a step which was cut off can be tried again, and the database can be asked whether it succeeded.
 */
final class Migration
{
    /**
     * @param array<string, string> $columns Their definitions by name, such as `['size' => 'int unsigned NOT NULL DEFAULT 0']`.
     * Each needs a default, or rows that are there already stand in its way.
     * @param list<string> $statements Run between columns and keys, with `{table}` for the table's name. They are run
     * anew by another try, and must come to the same.
     * @param array<string, string> $keys Their definitions by name, such as `['size' => 'KEY size (size)']`.
     */
    public function __construct(
        public readonly array $columns = [],
        public readonly array $statements = [],
        public readonly array $keys = [],
    ) {
    }
}
