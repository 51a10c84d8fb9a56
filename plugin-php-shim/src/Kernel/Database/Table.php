<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Database;

use Closure;

/**
 * A table of ours, which outlives versions of the plugin. Whether it is there and of which design it is are two
 * questions. A new design is one more migration at the end of the list:
 *
 *     new Table('orders', self::design(...), [
 *         new Migration(columns: ['places' => 'int(10) unsigned NOT NULL DEFAULT 1']),
 *     ]);
 *
 * and the same column in the design, by which the table is made on a new site. `exists()` is for whoever reads,
 * `create()` for whoever writes, and `has('places')` for whoever wants the column: a migration may have failed, and until
 * it succeeds nothing is hidden or refused for that. Tables that are listed in `Tables` are migrated with the first
 * request of a new version, tried again in the background, and spoken of in Site Health; for others call `migrate()`.
 */
final class Table
{
    public readonly TableState $state;

    /**
     * @param string $key The end of its name.
     * @param Closure(string, string): string $design Today's `CREATE TABLE` for a name and a collation, as `dbDelta` reads it.
     * @param list<Migration> $migrations From the first design on.
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

    /** The number of today's design. The first is 1. */
    public function newest(): int
    {
        return count($this->migrations) + 1;
    }

    /** Which design it is of; 0 where there is no table. Asks the database only when nobody has noted it. */
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

    /** Whether a column is there that some migration adds. */
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

    /** Makes it where it is missing. An older one does as it is. */
    public function create(): void
    {
        if (!$this->exists()) {
            (new TableMigrator($this))->create();
        }
    }

    /** Brings an older one up to date, unless that failed a short while ago. */
    public function migrate(): void
    {
        if ($this->exists() && !$this->isCurrent() && $this->state->isDue()) {
            (new TableMigrator($this))->migrate();
        }
    }

    /**
     * @param string $which What follows `SELECT * FROM` the table, with placeholders for the values.
     * @return list<array<string, string|null>> None where there is no table.
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

    /** A statement failed: the table may be missing, as after a move that left it behind. */
    public function doubt(): void
    {
        if ((new TableMigrator($this))->find() !== $this->state->design()) {
            $this->state->forget();
        }
    }
}
