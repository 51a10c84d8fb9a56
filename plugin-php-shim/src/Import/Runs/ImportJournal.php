<?php

declare(strict_types=1);

namespace Gazetteer\Import\Runs;

use Gazetteer\Kernel\Store\Table;

/** Records what an import creates, and how the listings were before it changed them, so that the import can be undone. */
final class ImportJournal
{
    public const LISTING = 'listing';
    public const CHANGED = 'changed';
    public const TERM = 'term';
    public const COMMENT = 'comment';
    public const PICTURE = 'picture';
    public const FIELD = 'field';

    private readonly Table $table;

    public function __construct(private readonly string $run)
    {
        $this->table = self::table();
    }

    /** The table exists only while there are imports that can be undone. */
    public static function table(): Table
    {
        return new Table('import_log', static fn (string $table, string $collation): string => "CREATE TABLE {$table} (
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            run varchar(32) NOT NULL,
            kind varchar(20) NOT NULL,
            object bigint(20) unsigned NOT NULL,
            was longtext NOT NULL,
            PRIMARY KEY  (id),
            UNIQUE KEY run_kind_object (run, kind, object)
        ) {$collation};");
    }

    /** Creates the table. Call it before a transaction begins, because the statement would end the transaction. */
    public function open(): void
    {
        $this->table->create();
    }

    /** Records an object once. Later calls for the same object keep the first record. */
    public function record(string $kind, int $object, string $was = ''): void
    {
        $this->table->insert(['run' => $this->run, 'kind' => $kind, 'object' => $object, 'was' => $was]);
    }

    /** Records the rows of a listing before it is changed. */
    public function remember(int $listing): void
    {
        if ($this->table->number("SELECT COUNT(*) FROM {table} WHERE run = %s AND kind IN ('listing', 'changed') AND object = %d", $this->run, $listing) === 0) {
            $this->record(self::CHANGED, $listing, ListingSnapshot::take($listing));
        }
    }

    /** @return list<array<string, string|null>> The newest records of a kind. */
    public function newest(string $kind, int $most): array
    {
        return $this->table->rows('SELECT id, object, was FROM {table} WHERE run = %s AND kind = %s ORDER BY id DESC LIMIT %d', $this->run, $kind, $most);
    }

    public function count(): int
    {
        return $this->table->number('SELECT COUNT(*) FROM {table} WHERE run = %s', $this->run);
    }

    public function strike(int $id): void
    {
        $this->table->change('DELETE FROM {table} WHERE id = %d', $id);
    }

    /** Deletes the records of this run, and the table if it is empty. */
    public function close(): void
    {
        global $wpdb;
        $this->table->change('DELETE FROM {table} WHERE run = %s', $this->run);
        if ($this->table->exists() && $this->table->number('SELECT COUNT(*) FROM {table}') === 0) {
            $wpdb->query("DROP TABLE IF EXISTS {$this->table->name()}"); // phpcs:ignore WordPress.DB -- the name is a constant.
            $this->table->state->reached(0);
        }
    }
}
