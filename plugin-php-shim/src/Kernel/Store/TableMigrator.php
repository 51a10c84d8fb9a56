<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Store;

/**
 * Creates a table or migrates it. A migration is one step from a schema version to the next:
 *
 * - `columns`: column definitions by name. Each one needs a default for the existing rows.
 * - `statements`: statements that run after the columns are added. A retry runs them again, so each must be idempotent.
 * - `keys`: key definitions by name, such as `['size' => 'KEY size (size)']`.
 *
 * Existing columns and keys are skipped, so an interrupted migration can run again. Success is read from the columns
 * and keys in the database, not from the result of a statement.
 *
 * @phpstan-import-type Migration from Table
 */
final class TableMigrator
{
    /** Cron event that retries failed migrations. */
    public const RETRY = 'gazetteer_migrate_tables';
    private const LONGEST = 500;

    private string $trouble = '';

    public function __construct(private readonly Table $table)
    {
    }

    /** Reads the schema version from the columns and keys in the database; 0 if there is no table. */
    public function find(): int
    {
        if (!$this->isThere()) {
            return 0;
        }
        $design = 1;
        foreach ($this->table->migrations as $migration) {
            if (!$this->holds($migration)) {
                break;
            }
            $design++;
        }

        return $design;
    }

    public function create(): void
    {
        global $wpdb;
        require_once ABSPATH . 'wp-admin/includes/upgrade.php';
        $hidden = $wpdb->suppress_errors();
        dbDelta(($this->table->design)($this->table->name(), $wpdb->get_charset_collate()));
        $wpdb->suppress_errors($hidden);
        $this->trouble = $wpdb->last_error;
        $this->note($this->find());
    }

    public function migrate(): void
    {
        $design = $this->table->current();
        $this->table->state->begun($design);
        foreach (array_slice($this->table->migrations, $design - 1) as $migration) {
            if (!$this->run($migration)) {
                break;
            }
            $this->table->state->begun(++$design);
        }
        $this->note($design);
    }

    /** @param Migration $migration */
    private function run(array $migration): bool
    {
        $columns = $this->columns();
        foreach (array_diff_key($migration['columns'] ?? [], array_flip($columns)) as $name => $definition) {
            $this->query("ALTER TABLE {table} ADD COLUMN {$name} {$definition}");
        }
        if (!$this->hasColumns($migration)) {
            return false;
        }
        foreach ($migration['statements'] ?? [] as $statement) {
            if (!$this->query($statement)) {
                return false;
            }
        }
        foreach (array_diff_key($migration['keys'] ?? [], array_flip($this->keys())) as $definition) {
            $this->query("ALTER TABLE {table} ADD {$definition}");
        }

        return $this->holds($migration);
    }

    private function note(int $design): void
    {
        if ($design === $this->table->newest()) {
            $this->table->state->reached($design);
        } else {
            $this->table->state->failed($design, self::readable($this->trouble));
            self::retryAt($this->table->state->next());
        }
    }

    private static function retryAt(int $time): void
    {
        if (wp_next_scheduled(self::RETRY) === false) {
            wp_schedule_single_event($time, self::RETRY);
        }
    }

    /** @param Migration $migration */
    private function holds(array $migration): bool
    {
        return $this->hasColumns($migration) && array_diff_key($migration['keys'] ?? [], array_flip($this->keys())) === [];
    }

    /** @param Migration $migration */
    private function hasColumns(array $migration): bool
    {
        return array_diff_key($migration['columns'] ?? [], array_flip($this->columns())) === [];
    }

    private function isThere(): bool
    {
        global $wpdb;

        // phpcs:ignore WordPress.DB -- WordPress has no function that lists tables.
        return $wpdb->get_var($wpdb->prepare('SHOW TABLES LIKE %s', $wpdb->esc_like($this->table->name()))) === $this->table->name();
    }

    /** @return list<string> */
    private function columns(): array
    {
        global $wpdb;

        // phpcs:ignore WordPress.DB -- as above.
        return array_column((array) $wpdb->get_results($wpdb->prepare('SHOW COLUMNS FROM %i', $this->table->name()), ARRAY_A), 'Field');
    }

    /** @return list<string> */
    private function keys(): array
    {
        global $wpdb;

        // phpcs:ignore WordPress.DB -- as above.
        return array_column((array) $wpdb->get_results($wpdb->prepare('SHOW INDEX FROM %i', $this->table->name()), ARRAY_A), 'Key_name');
    }

    private function query(string $sql): bool
    {
        global $wpdb;
        $hidden = $wpdb->suppress_errors();
        // phpcs:ignore WordPress.DB -- statements of migrations contain no input.
        $isDone = $wpdb->query(str_replace('{table}', $this->table->name(), $sql)) !== false;
        $wpdb->suppress_errors($hidden);
        if (!$isDone) {
            $this->trouble = $wpdb->last_error;
        }

        return $isDone;
    }

    /**
     * Extracts the error from a database driver's message, which may be a page of HTML. The error is in the last part
     * that has an SQLSTATE code.
     */
    private static function readable(string $trouble): string
    {
        $plain = trim((string) preg_replace('/\s+/', ' ', html_entity_decode(wp_strip_all_tags($trouble), ENT_QUOTES)));
        if (preg_match('/SQLSTATE\[.*?(?= Backtrace:|$)/', $plain, $found) === 1) {
            $plain = $found[0];
        }

        return mb_substr($plain, 0, self::LONGEST) ?: 'no reason given';
    }
}
