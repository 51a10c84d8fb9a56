<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Database;

use Closure;

/**
 * A table of the plugin. It may be older than the installed plugin version, so its existence and its schema version are
 * separate questions. To change the schema, append a migration to the list:
 *
 *     new Table('orders', self::design(...), [
 *         new Migration(columns: ['places' => 'int(10) unsigned NOT NULL DEFAULT 1']),
 *     ]);
 *
 * and add the same column to the design, which creates the table on a new site. Readers call `exists()`, writers call
 * `create()`, and code that needs the column calls `has('places')`: a migration may have failed, and until it succeeds
 * the plugin must not hide or refuse anything because of it. Tables listed in `Tables` are migrated in the first
 * request of a new version, retried in the background and shown in Site Health. For other tables call `migrate()`.
 */
final class Table
{
    public readonly TableState $state;

    /**
     * @param string $key The suffix of the table name.
     * @param Closure(string, string): string $design The current `CREATE TABLE` statement for a name and a collation,
     *         in `dbDelta` format.
     * @param list<Migration> $migrations All migrations since the first schema version.
     */
    public function __construct(
        public readonly string $key,
        public readonly Closure $design,
        public readonly array $migrations = [],
    ) {
        $this->state = new TableState($key);
    }

    public function name(): string
    {
        global $wpdb;

        return "{$wpdb->prefix}gazetteer_{$this->key}";
    }

    /** The current schema version. The first one is 1. */
    public function newest(): int
    {
        return count($this->migrations) + 1;
    }

    /**
     * The schema version of the table in the database; 0 if there is no table. Queries the database only if no version
     * is stored.
     */
    public function current(): int
    {
        $noted = $this->state->design();
        if ($noted !== null) {
            return $noted;
        }
        $found = (new TableMigrator($this))->find();
        $this->state->reached($found);

        return $found;
    }

    public function exists(): bool
    {
        return $this->current() > 0;
    }

    public function isCurrent(): bool
    {
        return $this->current() === $this->newest();
    }

    /** Whether the table has a column that a migration adds. */
    public function has(string $column): bool
    {
        $current = $this->current();
        foreach ($this->migrations as $place => $migration) {
            if (isset($migration->columns[$column])) {
                return $current >= $place + 2;
            }
        }

        return $current > 0;
    }

    /** Creates the table if it is missing. Does not migrate an older table. */
    public function create(): void
    {
        if (!$this->exists()) {
            (new TableMigrator($this))->create();
        }
    }

    /** Migrates an older table, unless a migration failed recently. */
    public function migrate(): void
    {
        if ($this->exists() && !$this->isCurrent() && $this->state->isDue()) {
            (new TableMigrator($this))->migrate();
        }
    }

    /**
     * @param string $which The SQL after `SELECT * FROM` and the table name, with placeholders for the values.
     * @return list<array<string, string|null>> Empty if there is no table.
     */
    public function rows(string $which, int|string ...$values): array
    {
        global $wpdb;
        if (!$this->exists()) {
            return [];
        }
        // phpcs:ignore WordPress.DB -- callers hold the statements, and their values come apart from them.
        $rows = $wpdb->get_results($wpdb->prepare("SELECT * FROM %i {$which}", $this->name(), ...$values), ARRAY_A);
        if ($wpdb->last_error !== '') {
            $this->doubt();
        }

        return array_values((array) $rows);
    }

    /** A statement failed. The table may be missing, for example after a site move that did not copy it. */
    public function doubt(): void
    {
        if ((new TableMigrator($this))->find() !== $this->state->design()) {
            $this->state->forget();
        }
    }
}
