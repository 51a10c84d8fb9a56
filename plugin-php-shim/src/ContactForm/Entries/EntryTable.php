<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryLock;
use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Entries\Retention;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\Kernel\Database\Table;
use RuntimeException;

/** The table of entries: queries, and the two statements that each submission runs. */
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

    /**
     * The ID of the new entry; 0 if another request took the lock first.
     *
     * @param list<array<string, int|string>> $files
     */
    public function insert(Entry $entry, array $files): int
    {
        $now = time();
        $row = [
            'lock_key' => EntryLock::of($entry->request, $entry->address, $entry->hash, $now),
            'form' => $entry->form,
            'state' => $entry->state->value,
            'taken' => $now,
            // If this request is interrupted, cron finds the entry by this time.
            'next_try' => $entry->state === EntryState::Taken ? $now + Retention::CUT_OFF : 0,
            'user' => $entry->user,
            'email' => strtolower($entry->email),
            'address' => $entry->address,
            'hash' => $entry->hash,
            'content' => EntryRow::content($entry),
            'files' => EntryRow::encode($files),
            'words' => $entry->searchText(),
            'history' => EntryRow::encode([KeptEntry::line($entry->state, $entry->suspicion)]),
            'outcome' => '',
            'kept_files' => count(EntryRow::fileNames($files)),
        ];
        // If a migration failed, write only the columns that exist.
        $row = array_filter($row, $this->schema->has(...), ARRAY_FILTER_USE_KEY);
        $inserted = $this->change(
            'INSERT IGNORE INTO {table} (' . implode(', ', array_keys($row)) . ') VALUES (' . implode(', ', array_fill(0, count($row), '%s')) . ')',
            ...array_values($row),
        );

        return $inserted === 1 ? (int) $GLOBALS['wpdb']->insert_id : 0;
    }

    /**
     * @param list<array{time: int, state: string, trouble: string}> $history
     * @param list<array<string, int|string>> $files
     */
    public function update(
        int $id,
        EntryState $state,
        int $attempts,
        int $next,
        array $history,
        Outcome $outcome,
        array $files,
        bool $forgetsContent,
    ): void {
        $this->change(
            'UPDATE {table} SET state = %s, attempts = %d, next_try = %d, history = %s, outcome = %s, files = %s'
            . ($this->schema->has('kept_files') ? ', kept_files = ' . count(EntryRow::fileNames($files)) : '')
            . ($forgetsContent ? ", content = '', words = '', email = ''" : '')
            . ' WHERE id = %d',
            $state->value,
            $attempts,
            $next,
            EntryRow::encode($history),
            EntryRow::encodeOutcome($outcome),
            EntryRow::encode($files),
            $id,
        );
    }
}
