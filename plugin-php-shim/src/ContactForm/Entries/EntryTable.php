<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Gazetteer\Kernel\Database\Table;
use RuntimeException;

/** Runs queries and statements on the entries table. */
final class EntryTable
{
    public readonly Table $schema;

    public function __construct(public readonly UnsentCount $unsentCount, ?Table $schema = null)
    {
        $this->schema = $schema ?? EntrySchema::table();
    }

    public function name(): string
    {
        return $this->schema->name();
    }

    /** Creates the table if it is missing. Usually needs no query, because the state is stored in an option. */
    public function ensure(): void
    {
        if (!$this->schema->exists()) {
            $this->schema->create();
            EntryCron::begin();
        }
    }

    /** The number of changed rows. Throws if the statement fails. */
    public function change(string $sql, int|string ...$values): int
    {
        global $wpdb;
        // phpcs:ignore WordPress.DB -- callers hold the statements, and their values come apart from them.
        $changed = $wpdb->query($wpdb->prepare(str_replace('{table}', $this->name(), $sql), ...$values));
        if ($changed === false) {
            $this->schema->doubt();
            throw new RuntimeException('The entries could not be written.');
        }

        return (int) $changed;
    }

    /** @return list<array<string, string|null>> */
    public function rows(string $sql, int|string ...$values): array
    {
        global $wpdb;
        $statement = str_replace('{table}', $this->name(), $sql);
        // phpcs:ignore WordPress.DB -- as above.
        $rows = $wpdb->get_results($values === [] ? $statement : $wpdb->prepare($statement, ...$values), ARRAY_A);
        // `$wpdb` returns an empty result for a failed query. The cleanup would then delete every file as an orphan.
        if ($wpdb->last_error !== '') {
            $this->schema->doubt();
            throw new RuntimeException('The entries could not be read.');
        }

        return array_values((array) $rows);
    }

    public function lastId(): int
    {
        global $wpdb;

        return (int) $wpdb->insert_id;
    }
}
