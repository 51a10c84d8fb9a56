<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Gazetteer\ContactForm\Entries\Files\PrivateFolder;

/** Takes entries away, and their files with them. */
final class EntryRemoval
{
    private const AT_ONCE = 200;

    public function __construct(
        private readonly EntryTable $table,
        private readonly PrivateFolder $folder,
        private readonly EntryFinder $finder,
    ) {
    }

    /** @param list<int> $ids */
    public function remove(array $ids): int
    {
        $removed = 0;
        foreach (array_chunk($ids, self::AT_ONCE) as $some) {
            $removed += $this->removeWhere('id IN (' . implode(', ', array_fill(0, count($some), '%d')) . ')', $some);
        }
        if ($removed > 0) {
            $this->finder->countUnsent();
        }

        return $removed;
    }

    /** @param list<int|string> $values */
    public function removeWhere(string $where, array $values): int
    {
        // The rows first: a file without a row is swept, a row without its file would promise something.
        $rows = $this->table->rows("SELECT files FROM {table} WHERE {$where} AND files <> '[]'", ...$values);
        $removed = $this->table->change("DELETE FROM {table} WHERE {$where}", ...$values);
        foreach ($rows as $row) {
            $this->folder->remove(array_column((array) json_decode((string) $row['files'], true), 'kept'));
        }

        return $removed;
    }
}
