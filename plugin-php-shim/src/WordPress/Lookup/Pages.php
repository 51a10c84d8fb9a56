<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Lookup;

use Gazetteer\Domain\Listing\ListingPage;
use Gazetteer\Domain\Lookup\Facet;
use Gazetteer\Domain\Lookup\ListingSet;

/**
 * Takes a page out of a set, in order. A small set is looked up and sorted; of a large one the first members are soon met
 * on a walk along the index of all listings. The dearest set is the one in between, and costs as the root of both.
 */
final class Pages
{
    /** A row that is looked up costs about so many that are walked past. */
    private const LOOK_UP = 2;
    private const LONGEST_STEP = 4000;

    public function __construct(private readonly LookupTables $tables, private readonly FacetSets $sets)
    {
    }

    /** @param ListingSet|null $set Null for all. */
    public function page(?ListingSet $set, bool $newest, int $first, int $most): ListingPage
    {
        $order = $newest ? 'published DESC, id DESC' : 'title, id';
        if ($set === null) {
            return new ListingPage(self::ids($this->tables->rows(
                "SELECT id FROM {listings} ORDER BY {$order} LIMIT %d OFFSET %d",
                $most,
                $first,
            )), $this->sets->sizes([Facet::ALL])[Facet::ALL] ?? 0);
        }
        $total = $set->count();
        if ($first >= $total) {
            return new ListingPage([], $total);
        }
        // As many bits as the set has, so many listings there are about.
        $walk = min($first + $most, $total) / $total * strlen($set->bytes) * 8;

        return new ListingPage($total <= LookupTables::LONGEST_LIST && $total * self::LOOK_UP < $walk
            ? $this->lookUp($set, $order, $first, $most)
            : $this->walk($set, $newest, $first, min($most, $total - $first), (int) $walk), $total);
    }

    /**
     * Without a limit in the statement: MySQL would take it for a reason to walk after all.
     *
     * @return list<int>
     */
    private function lookUp(ListingSet $set, string $order, int $first, int $most): array
    {
        return array_slice(self::ids($this->tables->rows(
            'SELECT id FROM {listings} WHERE number IN (' . implode(',', $set->numbers()) . ") ORDER BY {$order}",
        )), $first, $most);
    }

    /** @return list<int> */
    private function walk(ListingSet $set, bool $newest, int $first, int $most, int $step): array
    {
        $column = $newest ? 'published' : 'title';
        [$after, $way] = $newest ? ['<', ' DESC'] : ['>', ''];
        $found = [];
        $where = '';
        $last = [];
        do {
            $step = min(self::LONGEST_STEP, $step + (int) ($step / 4) + 20);
            $rows = $this->tables->rows(
                "SELECT number, id, {$column} AS place FROM {listings} {$where} ORDER BY {$column}{$way}, id{$way} LIMIT %d",
                ...[...$last, $step],
            );
            foreach ($rows as $row) {
                if ($set->has((int) $row['number']) && $first-- <= 0) {
                    $found[] = (int) $row['id'];
                    if (count($found) === $most) {
                        return $found;
                    }
                }
            }
            $end = $rows === [] ? [] : $rows[count($rows) - 1];
            $where = "WHERE {$column} {$after}= %s AND ({$column} {$after} %s OR id {$after} %d)";
            $last = $end === [] ? [] : [(string) $end['place'], (string) $end['place'], (int) $end['id']];
        } while (count($rows) === $step);

        return $found;
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return list<int>
     */
    private static function ids(array $rows): array
    {
        return array_map(intval(...), array_column($rows, 'id'));
    }
}
