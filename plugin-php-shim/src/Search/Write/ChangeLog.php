<?php

declare(strict_types=1);

namespace Gazetteer\Search\Write;

use Gazetteer\Search\IndexTables;

/**
 * A log of listings that change during a rebuild. The rebuild writes them to the new tables before searches
 * use these tables.
 */
final class ChangeLog
{
    public const FACET = '!';

    public function __construct(private readonly IndexTables $tables)
    {
    }

    /** @param list<int> $ids */
    public function add(array $ids): void
    {
        $this->tables->change(
            "INSERT INTO {sets} (facet, chunk, members, recent) VALUES (%s, 0, '', %s) ON DUPLICATE KEY UPDATE recent = CONCAT(recent, VALUES(recent))",
            self::FACET,
            implode(' ', $ids) . ' ',
        );
    }

    /** @param callable(list<int>): mixed $write Written IDs are removed from the log; IDs that were added in the meantime remain. */
    public function writeAll(callable $write): void
    {
        while (($row = $this->row()) !== null) {
            $write(array_values(array_unique(array_map(intval(...), explode(' ', trim((string) $row['recent']))))));
            (new FacetChanges($this->tables))->replace($row, 0, '');
        }
    }

    /** @return array<string, string|null>|null */
    private function row(): ?array
    {
        return $this->tables->rows("SELECT facet, chunk, size, stamp, recent FROM {sets} WHERE facet = %s AND recent <> ''", self::FACET)[0] ?? null;
    }
}
