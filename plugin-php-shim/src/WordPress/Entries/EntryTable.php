<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Entries;

use RuntimeException;

/**
 * The table of entries. Every text in it is ASCII (JSON escapes the rest), so that no character set of
 * a database can refuse or cut what a visitor wrote, and WordPress need not ask for it before each query.
 */
final class EntryTable
{
    public function __construct(public readonly Ledger $ledger)
    {
    }

    public function name(): string
    {
        global $wpdb;

        return $wpdb->prefix . 'gazetteer_entries';
    }

    /** Makes the table where it is missing or older than this version. Knows without asking the database. */
    public function ensure(): void
    {
        if ($this->ledger->isCurrent()) {
            return;
        }
        global $wpdb;
        require_once ABSPATH . 'wp-admin/includes/upgrade.php';
        dbDelta($this->design($wpdb->get_charset_collate()));
        $this->ledger->begin();
        EntryCron::begin();
    }

    /** How many rows the statement changed. A database that fails is no one's answer. */
    public function change(string $sql, int|string ...$values): int
    {
        global $wpdb;
        // phpcs:ignore WordPress.DB -- callers hold the statements, and their values come apart from them.
        $changed = $wpdb->query($wpdb->prepare(str_replace('{table}', $this->name(), $sql), ...$values));
        if ($changed === false) {
            $this->ledger->doubt();
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
        // A question that failed looks like one without an answer; taken for that, the sweep would find every file without an entry.
        if ($wpdb->last_error !== '') {
            $this->ledger->doubt();
            throw new RuntimeException('The entries could not be read.');
        }

        return array_values((array) $rows);
    }

    public function lastId(): int
    {
        global $wpdb;

        return (int) $wpdb->insert_id;
    }

    private function design(string $collation): string
    {
        return "CREATE TABLE {$this->name()} (
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            lock_key char(64) NOT NULL,
            form bigint(20) unsigned NOT NULL DEFAULT 0,
            state varchar(10) NOT NULL,
            taken bigint(20) unsigned NOT NULL DEFAULT 0,
            next_try bigint(20) unsigned NOT NULL DEFAULT 0,
            attempts int(11) unsigned NOT NULL DEFAULT 0,
            user bigint(20) unsigned NOT NULL DEFAULT 0,
            email varchar(254) NOT NULL DEFAULT '',
            address varchar(64) NOT NULL DEFAULT '',
            hash varchar(64) NOT NULL DEFAULT '',
            content longtext NOT NULL,
            files text NOT NULL,
            words longtext NOT NULL,
            history text NOT NULL,
            outcome text NOT NULL,
            PRIMARY KEY  (id),
            UNIQUE KEY lock_key (lock_key),
            KEY form (form, state),
            KEY state (state, next_try),
            KEY email (email(191))
        ) {$collation};";
    }
}
