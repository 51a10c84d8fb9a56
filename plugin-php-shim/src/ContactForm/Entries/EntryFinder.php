<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\Kernel\Store\Table;

/** Reads entries, and counts the undelivered messages. */
final class EntryFinder
{
    /** Autoloaded option with the number of undelivered messages, so that admin pages need no query for it. */
    private const OPTION = 'gazetteer_entries';
    private const AT_ONCE = 200;

    public function __construct(private readonly Table $store)
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
     * Returns the next batch of entries: those with an ID below `$id`, newest first.
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

        return $this->store->number("SELECT COUNT(*) FROM {table} WHERE {$where}", ...$values);
    }

    /** @return array<string, int> The number of entries by state, ignoring the state in the query. */
    public function countStates(EntryQuery $query): array
    {
        [$where, $values] = $query->where(false);
        $rows = $this->store->rows("SELECT state, COUNT(*) AS found FROM {table} WHERE {$where} GROUP BY state", ...$values);

        return array_map(intval(...), array_column($rows, 'found', 'state'));
    }

    /** @return list<int> The forms that have entries. */
    public function forms(): array
    {
        return array_map(intval(...), array_column($this->store->rows('SELECT DISTINCT form FROM {table} ORDER BY form'), 'form'));
    }

    /** @return list<KeptEntry> All entries of a person, by email address or user account. */
    public function ofPerson(string $email, int $user, int $size, int $offset): array
    {
        return $this->read(
            "content <> '' AND (email = %s OR (user > 0 AND user = %d)) ORDER BY id LIMIT %d OFFSET %d",
            [strtolower($email), $user, $size, $offset],
        );
    }

    /**
     * Returns the entries with files in the private folder, in batches.
     *
     * @return iterable<array<string, string|null>> Rows with ID and files.
     */
    public function withFiles(string $where, int|string ...$values): iterable
    {
        // The column `kept_files` is missing if the migration that adds it failed.
        $has = $this->store->has('kept_files') ? 'kept_files > 0' : 'files LIKE \'%%"kept"%%\'';
        $last = 0;
        do {
            $rows = $this->store->rows("SELECT id, files FROM {table} WHERE {$has} AND {$where} AND id > %d ORDER BY id LIMIT %d", ...[...$values, $last, self::AT_ONCE]);
            foreach ($rows as $row) {
                $last = (int) $row['id'];
                yield $row;
            }
        } while (count($rows) === self::AT_ONCE);
    }

    /** @return list<int> IDs of entries whose mail must be sent again now, including interrupted attempts. */
    public function due(int $now, int $most): array
    {
        return array_map(intval(...), array_column($this->store->rows(
            'SELECT id FROM {table} WHERE state IN (%s, %s) AND next_try BETWEEN 1 AND %d ORDER BY next_try LIMIT %d',
            EntryState::Waiting->value,
            EntryState::Taken->value,
            $now,
            $most,
        ), 'id'));
    }

    /** Unix time of the earliest pending attempt to send a mail; 0 if there is none. */
    public function nextDue(): int
    {
        return $this->store->number(
            'SELECT MIN(next_try) FROM {table} WHERE state IN (%s, %s) AND next_try > 0',
            EntryState::Waiting->value,
            EntryState::Taken->value,
        );
    }

    /** The number of undelivered messages. Queries the table only if the stored number is not 0. */
    public function unsent(): int
    {
        if (self::storedUnsent() > 0 && $this->store->exists()) {
            $this->countUnsent();
        }

        return self::storedUnsent();
    }

    public function countUnsent(): void
    {
        self::storeUnsent($this->store->number(
            'SELECT COUNT(*) FROM {table} WHERE state IN (%s, %s) OR (state = %s AND next_try <= %d)',
            EntryState::Waiting->value,
            EntryState::Failed->value,
            EntryState::Taken->value,
            time(),
        ));
    }

    /**
     * Sets the stored number of undelivered messages to at least 1. The exact number is counted only when it is
     * displayed, so that a failed mail needs no query.
     */
    public static function noteUnsent(): void
    {
        self::storeUnsent(max(1, self::storedUnsent()));
    }

    public static function storedUnsent(): int
    {
        return (int) (((array) get_option(self::OPTION, []))['unsent'] ?? 0);
    }

    private static function storeUnsent(int $unsent): void
    {
        if ($unsent !== self::storedUnsent()) {
            update_option(self::OPTION, ['unsent' => $unsent] + (array) get_option(self::OPTION, []), true);
        }
    }

    /**
     * @param list<int|string> $values
     * @return list<KeptEntry>
     */
    private function read(string $where, array $values): array
    {
        return array_map(KeptEntry::fromRow(...), $this->store->rows("SELECT * FROM {table} WHERE {$where}", ...$values));
    }
}
