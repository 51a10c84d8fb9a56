<?php

declare(strict_types=1); // phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Kernel\Store;

use Closure;

/**
 * A database table of the plugin: its SQL, its schema and its migrations.
 *
 * Statements contain `{table}` for the table name, and the placeholders `%s`, `%d` and `%f` of `$wpdb->prepare()` for
 * values. A statement without values is not prepared, so write `%` there instead of `%%`. A failed statement throws a
 * StoreFailure. If the table is missing, reads find nothing, and updates change nothing.
 *
 * The table may be older than the installed plugin version. To change the schema, append a migration to the list, and
 * add the same column to the design, which creates the table on a new site:
 *
 *     new Table('orders', self::design(...), [
 *         ['columns' => ['places' => 'int(10) unsigned NOT NULL DEFAULT 1']],
 *     ]);
 *
 * Code that needs the column calls `has('places')`, because a migration may have failed. Tables listed in `Tables` are
 * migrated in the first request of a new version, retried in the background and shown in Site Health.
 * @phpstan-type Migration array{columns?: array<string, string>, statements?: list<string>, keys?: array<string, string>}
 */
final class Table
{
    public readonly TableState $state;

    /**
     * @param string $key The suffix of the table name.
     * @param Closure(string, string): string $design The current `CREATE TABLE` statement for a name and a collation,
     *         in `dbDelta` format.
     * @param list<Migration> $migrations All migrations since the first schema version; TableMigrator describes them.
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

    /** The schema version of this plugin version. The first schema version is 1. */
    public function newest(): int
    {
        return count($this->migrations) + 1;
    }

    /** The schema version in the database; 0 if there is no table. Needs no query if a version is stored. */
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
            if (isset($migration['columns'][$column])) {
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

    /** @return list<array<string, string|null>> */
    public function rows(string $sql, int|float|string ...$values): array
    {
        global $wpdb;
        if (!$this->exists()) {
            return [];
        }
        // phpcs:ignore WordPress.DB -- callers pass the values separately.
        $rows = $wpdb->get_results($this->prepared($sql, $values), ARRAY_A);
        if ($wpdb->last_error === '') {
            return array_values((array) $rows);
        }
        $this->fail('read');

        return [];
    }

    /** The number that a statement reads, such as `SELECT COUNT(*) FROM {table}`; 0 if there is no row. */
    public function number(string $sql, int|float|string ...$values): int
    {
        return (int) current($this->rows($sql, ...$values)[0] ?? [0]);
    }

    /** Returns the number of changed rows. */
    public function change(string $sql, int|float|string ...$values): int
    {
        global $wpdb;
        if (!$this->exists()) {
            return 0;
        }
        // phpcs:ignore WordPress.DB -- as above.
        $changed = $wpdb->query($this->prepared($sql, $values));

        return $changed === false ? $this->fail('written') : (int) $changed;
    }

    /**
     * Creates the table if it is missing, and adds a row. If a migration failed, leaves out the columns that the table
     * does not have.
     *
     * @param array<string, int|float|string> $row By column.
     * @return int The ID of the row; 0 if another row has the same unique key.
     */
    public function insert(array $row): int
    {
        global $wpdb;
        $this->create();
        $kept = array_filter($row, $this->has(...), ARRAY_FILTER_USE_KEY);
        $sql = 'INSERT IGNORE INTO {table} (' . implode(', ', array_keys($kept)) . ') VALUES (' . self::places($kept, '%s') . ')';
        // phpcs:ignore WordPress.DB -- as above.
        $written = $kept === [] ? false : $wpdb->query($this->prepared($sql, array_values($kept)));
        if ($written === false) {
            $this->fail('written', true);
        }

        return $written === 1 ? (int) $wpdb->insert_id : 0;
    }

    /**
     * The placeholders of a list such as `id IN (…)`. An empty list gets one placeholder, because SQL has no empty lists.
     *
     * @param array<array-key, int|float|string> $values
     */
    public static function places(array $values, string $place = '%d'): string
    {
        return implode(', ', array_fill(0, max(1, count($values)), $place));
    }

    /** @param array<array-key, int|float|string> $values */
    private function prepared(string $sql, array $values): string
    {
        global $wpdb;
        $named = str_replace('{table}', $this->name(), $sql);

        // phpcs:ignore WordPress.DB -- as above.
        return $values === [] ? $named : $wpdb->prepare($named, ...array_values($values));
    }

    /** Handles a failed statement. The table may be missing, for example because a site move did not copy it. */
    private function fail(string $how, bool $needsTable = false): int
    {
        if ((new TableMigrator($this))->find() !== $this->state->design()) {
            $this->state->forget();
        }
        if ($needsTable || $this->exists()) {
            throw new StoreFailure("The table {$this->name()} could not be {$how}.");
        }

        return 0;
    }
}
