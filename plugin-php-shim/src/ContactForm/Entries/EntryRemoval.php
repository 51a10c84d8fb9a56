<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Gazetteer\ContactForm\Entries\Files\PrivateFolder;

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

    /**
     * In batches, so that memory use does not depend on the number of old entries.
     *
     * @param list<int|string> $values
     */
    public function removeWhere(string $where, array $values): int
    {
        $removed = 0;
        do {
            $rows = $this->table->rows("SELECT id, files FROM {table} WHERE {$where} LIMIT " . self::AT_ONCE, ...$values);
            $ids = array_map(intval(...), array_column($rows, 'id'));
            $gone = $ids === [] ? 0 : $this->table->change("DELETE FROM {table} WHERE {$where} AND id IN (" . implode(', ', $ids) . ')', ...$values);
            $removed += $gone;
            // Delete rows before files: the cleanup deletes a file without a row, but a row without its file would have
            // a broken download link.
            foreach ($rows as $row) {
                $this->folder->remove(EntryRow::fileNames(EntryRow::files($row)));
            }
        } while ($gone > 0 && count($rows) === self::AT_ONCE);

        return $removed;
    }
}
