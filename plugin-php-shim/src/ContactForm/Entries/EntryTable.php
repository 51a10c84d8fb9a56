<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryLock;
use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Entries\Retention;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\Kernel\Store\Table;

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

    public function change(string $sql, int|string ...$values): int
    {
        return $this->schema->change($sql, ...$values);
    }

    /** @return list<array<string, string|null>> */
    public function rows(string $sql, int|string ...$values): array
    {
        return $this->schema->rows($sql, ...$values);
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

        return $this->schema->insert($row);
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
