<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Entries;

use Gazetteer\Domain\ContactForm\Entry;
use Gazetteer\Domain\ContactForm\EntryState;
use Gazetteer\Domain\ContactForm\Outcome;
use Gazetteer\Domain\Entries\EntryLock;
use Gazetteer\Domain\Entries\Keeping;
use Gazetteer\Domain\Entries\SearchWords;

/** The two statements that a sent form costs. */
final class EntryStatements
{
    public function __construct(private readonly EntryTable $table)
    {
    }

    /**
     * The new entry's number; 0 where another request took the lock first.
     *
     * @param list<array<string, int|string>> $files
     */
    public function insert(Entry $entry, array $files): int
    {
        $now = time();
        $inserted = $this->table->change(
            'INSERT IGNORE INTO {table} (lock_key, form, state, taken, next_try, user, email, address, hash, content, files, words, history, outcome)
            VALUES (%s, %d, %s, %d, %d, %d, %s, %s, %s, %s, %s, %s, %s, %s)',
            EntryLock::of($entry->request, $entry->address, $entry->hash, $now),
            $entry->form,
            $entry->state->value,
            $now,
            // Whatever cuts this request off, its message is found again.
            $entry->state === EntryState::Taken ? $now + Keeping::CUT_OFF : 0,
            $entry->user,
            strtolower($entry->email),
            $entry->address,
            $entry->hash,
            EntryRow::content($entry),
            EntryRow::encode($files),
            SearchWords::of($entry),
            EntryRow::encode([KeptEntry::line($entry->state, $entry->suspicion)]),
            '',
        );

        return $inserted === 1 ? $this->table->lastId() : 0;
    }

    /** @param list<array{time: int, state: string, trouble: string}> $history */
    public function update(
        int $id,
        EntryState $state,
        int $attempts,
        int $next,
        array $history,
        Outcome $outcome,
        bool $forgetsContent,
        bool $forgetsFiles,
    ): void {
        $this->table->change(
            'UPDATE {table} SET state = %s, attempts = %d, next_try = %d, history = %s, outcome = %s'
            . ($forgetsContent ? ", content = '', words = '', email = ''" : '')
            . ($forgetsFiles ? ", files = '[]'" : '')
            . ' WHERE id = %d',
            $state->value,
            $attempts,
            $next,
            EntryRow::encode($history),
            EntryRow::encodeOutcome($outcome),
            $id,
        );
    }
}
