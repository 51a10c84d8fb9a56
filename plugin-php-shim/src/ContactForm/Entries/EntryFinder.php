<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Entries\Files\PrivateFolder;

final class EntryFinder
{
    public function __construct(private readonly EntryTable $table, private readonly PrivateFolder $folder)
    {
    }

    public function find(int $id): ?KeptEntry
    {
        return $this->read('id = %d', [$id])[0] ?? null;
    }

    /**
     * Newest first.
     *
     * @return list<KeptEntry>
     */
    public function page(EntryQuery $query, int $page, int $size): array
    {
        [$where, $values] = $query->where();

        return $this->read("{$where} ORDER BY id DESC LIMIT %d OFFSET %d", [...$values, $size, ($page - 1) * $size]);
    }

    /**
     * A batch of a long list, starting below an entry ID.
     *
     * @return list<KeptEntry>
     */
    public function below(EntryQuery $query, int $id, int $size): array
    {
        [$where, $values] = $query->where();

        return $this->read("{$where} AND id < %d ORDER BY id DESC LIMIT %d", [...$values, $id, $size]);
    }

    public function count(EntryQuery $query): int
    {
        [$where, $values] = $query->where();

        return (int) ($this->table->rows("SELECT COUNT(*) AS found FROM {table} WHERE {$where}", ...$values)[0]['found'] ?? 0);
    }

    /** @return array<string, int> The number of entries by state, ignoring the state in the query. */
    public function countStates(EntryQuery $query): array
    {
        [$where, $values] = $query->where(false);

        return array_map(intval(...), array_column(
            $this->table->rows("SELECT state, COUNT(*) AS found FROM {table} WHERE {$where} GROUP BY state", ...$values),
            'found',
            'state',
        ));
    }

    /** @return list<int> The forms that have entries. */
    public function forms(): array
    {
        return array_map(intval(...), array_column($this->table->rows('SELECT DISTINCT form FROM {table} ORDER BY form'), 'form'));
    }

    /** @return list<KeptEntry> All entries of a person, by email address or user account. */
    public function ofPerson(string $email, int $user, int $size, int $offset): array
    {
        return $this->read(
            "content <> '' AND (email = %s OR (user > 0 AND user = %d)) ORDER BY id LIMIT %d OFFSET %d",
            [strtolower($email), $user, $size, $offset],
        );
    }

    /** @return list<int> Entries whose next attempt is due, including interrupted ones. */
    public function due(int $now, int $most): array
    {
        return array_map(intval(...), array_column($this->table->rows(
            'SELECT id FROM {table} WHERE state IN (%s, %s) AND next_try BETWEEN 1 AND %d ORDER BY next_try LIMIT %d',
            EntryState::Waiting->value,
            EntryState::Taken->value,
            $now,
            $most,
        ), 'id'));
    }

    /** Time of the earliest pending attempt; 0 for none. */
    public function nextDue(): int
    {
        return (int) ($this->table->rows(
            'SELECT MIN(next_try) AS next FROM {table} WHERE state IN (%s, %s) AND next_try > 0',
            EntryState::Waiting->value,
            EntryState::Taken->value,
        )[0]['next'] ?? 0);
    }

    /** The number of undelivered messages. Queries the table only if the stored count is not 0. */
    public function unsent(): int
    {
        if ($this->table->unsentCount->unsent() > 0 && $this->table->schema->exists()) {
            $this->countUnsent();
        }

        return $this->table->unsentCount->unsent();
    }

    /**
     * Sets the count to at least 1. The exact number is computed when the count is displayed, which is cheaper if many
     * mails fail.
     */
    public function noteUnsent(): void
    {
        $this->table->unsentCount->countUnsent(max(1, $this->table->unsentCount->unsent()));
    }

    public function countUnsent(): void
    {
        $this->table->unsentCount->countUnsent((int) ($this->table->rows(
            'SELECT COUNT(*) AS found FROM {table} WHERE state IN (%s, %s) OR (state = %s AND next_try <= %d)',
            EntryState::Waiting->value,
            EntryState::Failed->value,
            EntryState::Taken->value,
            time(),
        )[0]['found'] ?? 0));
    }

    /**
     * @param list<int|string> $values
     * @return list<KeptEntry>
     */
    private function read(string $where, array $values): array
    {
        return array_map(
            fn (array $row): KeptEntry => EntryRow::read($row, $this->folder->path(...)),
            $this->table->rows("SELECT * FROM {table} WHERE {$where}", ...$values),
        );
    }
}
