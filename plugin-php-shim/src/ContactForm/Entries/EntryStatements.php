<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryLock;
use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Entries\Retention;
use Gazetteer\ContactForm\Domain\Entries\SearchText;
use Gazetteer\ContactForm\Domain\Entries\StoredFiles;
use Gazetteer\ContactForm\Domain\Outcome;

/** The two statements that each submission runs. */
final class EntryStatements
{
    public function __construct(private readonly EntryTable $table)
    {
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
            'words' => SearchText::of($entry),
            'history' => EntryRow::encode([KeptEntry::line($entry->state, $entry->suspicion)]),
            'outcome' => '',
            'kept_files' => count(StoredFiles::names($files)),
        ];
        // If a migration failed, write only the columns that exist.
        $row = array_filter($row, $this->table->schema->has(...), ARRAY_FILTER_USE_KEY);
        $inserted = $this->table->change(
            'INSERT IGNORE INTO {table} (' . implode(', ', array_keys($row)) . ') VALUES (' . implode(', ', array_fill(0, count($row), '%s')) . ')',
            ...array_values($row),
        );

        return $inserted === 1 ? $this->table->lastId() : 0;
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
        $this->table->change(
            'UPDATE {table} SET state = %s, attempts = %d, next_try = %d, history = %s, outcome = %s, files = %s'
            . ($this->table->schema->has('kept_files') ? ', kept_files = ' . count(StoredFiles::names($files)) : '')
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
