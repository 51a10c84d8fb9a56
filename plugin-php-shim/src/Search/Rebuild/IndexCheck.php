<?php

declare(strict_types=1);

namespace Gazetteer\Search\Rebuild;

use Gazetteer\Search\IndexTables;
use Gazetteer\Search\SiteIndex;

/** Compares the search index with the listings. Memory use does not grow with the number of listings. */
final class IndexCheck
{
    private const STEP = 500;

    private readonly IndexTables $tables;

    public function __construct(private readonly SiteIndex $index)
    {
        $this->tables = $index->tables();
    }

    /**
     * @return list<array{listing: int, wrong: string}> `wrong` is "missing", "extra" or "changed". For a facet whose set is wrong, it is the facet name, and the listing is 0.
     */
    public function differences(int $most): array
    {
        if (!$this->index->state()->isReady() || !$this->tables->exist()) {
            return [['listing' => 0, 'wrong' => 'table']];
        }

        return array_slice([...$this->rowDifferences($most), ...(new SetCheck($this->tables))->differences($most)], 0, $most);
    }

    /** @return list<array{listing: int, wrong: string}> */
    private function rowDifferences(int $most): array
    {
        $wrong = [];
        $from = 0;
        while (count($wrong) < $most && ($ids = $this->next($from)) !== []) {
            $entries = $this->index->reader()->read($ids);
            $rows = array_column($this->tables->rows(
                'SELECT l.id, f.print FROM {listings} l LEFT JOIN {facets} f ON f.id = l.id WHERE l.id IN (' . implode(',', $ids) . ')',
            ), 'print', 'id');
            foreach ($ids as $id) {
                $how = match (true) {
                    !isset($entries[$id]) => array_key_exists($id, $rows) ? 'extra' : null,
                    !array_key_exists($id, $rows) => 'missing',
                    $rows[$id] !== $entries[$id]->print() => 'changed',
                    default => null,
                };
                if ($how !== null) {
                    $wrong[] = ['listing' => $id, 'wrong' => $how];
                }
            }
            $from = $ids[count($ids) - 1];
            IndexRebuild::forgetPosts();
        }

        return $wrong;
    }

    /** @return list<int> The next IDs of listings that are published or in the index. */
    private function next(int $after): array
    {
        $kept = array_map(intval(...), array_column($this->tables->rows(
            'SELECT id FROM {listings} WHERE id > %d ORDER BY id LIMIT %d',
            $after,
            self::STEP,
        ), 'id'));
        $ids = array_unique([...$this->index->rebuilder()->published($after, self::STEP), ...$kept]);
        sort($ids);

        return array_slice($ids, 0, self::STEP);
    }
}
