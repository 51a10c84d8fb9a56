<?php

declare(strict_types=1);

namespace Gazetteer\Search\Read;

use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Domain\ListingPage;
use Gazetteer\Search\Domain\ListingSet;
use Gazetteer\Search\IndexTables;
use Gazetteer\Search\Rebuild\ListingBatches;
use Gazetteer\Search\Write\RoughOrders;

/**
 * Takes a page out of a set, in order. A small set is looked up and sorted. Of a large one the first members are soon met on
 * a walk along the index of all listings. In between, the rough order tells among which few the page is.
 */
final class ResultPages
{
    /** So few are looked up all of them. */
    private const FEW = 80;
    private const DEEP = 5000;
    /** In rows that are walked past: reading the rough order, for each listing of the directory and of the set. */
    private const ROUGH = 200;
    private const ROUGH_LISTING = 0.002;
    private const ROUGH_MEMBER = 0.2;
    private const LONGEST_STEP = 4000;

    /** @param int $deep Of all listings, so many are walked past, from the nearer end. */
    public function __construct(private readonly IndexTables $tables, private readonly FacetSets $sets, private readonly int $deep = self::DEEP)
    {
    }

    /** @param ListingSet|null $set Null for all. */
    public function page(?ListingSet $set, bool $newest, int $first, int $most): ListingPage
    {
        $order = $newest ? 'published DESC, id DESC' : 'title, id';
        if ($set === null) {
            return $this->ofAll($newest, $order, $first, $most);
        }
        $total = $set->count();
        if ($first >= $total) {
            return new ListingPage([], $total);
        }
        $most = min($most, $total - $first);
        // As many bits as the set has, so many listings there are about.
        $listings = strlen($set->bytes) * 8;
        $batches = (int) (($first + $most) / $total * $listings);
        $ids = match (true) {
            $total <= self::FEW => $this->lookUp($set->numbers(), $order, $first, $most),
            $batches > self::ROUGH + $listings * self::ROUGH_LISTING + $total * self::ROUGH_MEMBER => $this->rough($set, $newest, $order, $first, $most),
            default => null,
        };

        return new ListingPage($ids ?? $this->batches($set, $newest, $first, $most, $batches), $total);
    }

    private function ofAll(bool $newest, string $order, int $first, int $most): ListingPage
    {
        $total = $this->sets->sizes([Facet::ALL])[Facet::ALL] ?? 0;
        $most = max(0, min($most, $total - $first));
        $behind = $total - $first - $most;

        return match (true) {
            $most === 0 => new ListingPage([], $total),
            $first <= $this->deep => new ListingPage($this->walk($order, $first, $most), $total),
            // From the other end of the same index.
            $behind <= $this->deep => new ListingPage(array_reverse($this->walk($newest ? 'published, id' : 'title DESC, id DESC', $behind, $most)), $total),
            default => $this->deep($newest, $order, $first, $most),
        };
    }

    /** @return list<int> */
    private function walk(string $order, int $first, int $most): array
    {
        return self::ids($this->tables->rows("SELECT id FROM {listings} ORDER BY {$order} LIMIT %d OFFSET %d", $most, $first));
    }

    /** A page of all listings, far behind the first. */
    private function deep(bool $newest, string $order, int $first, int $most): ListingPage
    {
        $all = $this->sets->read([Facet::ALL])[Facet::ALL] ?? ListingSet::none();
        $total = $all->count();
        if ($first >= $total) {
            return new ListingPage([], $total);
        }
        [$left, $numbers] = RoughOrders::read($this->tables, $newest)->aroundAll($all, $first, min($most, $total - $first));
        if (count($numbers) <= IndexTables::LONGEST_LIST) {
            return new ListingPage($this->lookUp($numbers, $order, $first - $left, $most), $total);
        }

        return new ListingPage($this->walk($order, $first, $most), $total);
    }

    /** @return list<int>|null None if too many may be on the page. */
    private function rough(ListingSet $set, bool $newest, string $order, int $first, int $most): ?array
    {
        [$left, $numbers] = RoughOrders::read($this->tables, $newest)->around($set->numbers(), $first, $most);

        return count($numbers) > IndexTables::LONGEST_LIST ? null : $this->lookUp($numbers, $order, $first - $left, $most);
    }

    /**
     * Without a limit in the statement: MySQL would take it for a reason to walk after all.
     *
     * @param list<int> $numbers
     * @return list<int>
     */
    private function lookUp(array $numbers, string $order, int $first, int $most): array
    {
        return array_slice(self::ids($this->tables->rows(
            'SELECT id FROM {listings} WHERE number IN (' . implode(',', $numbers) . ") ORDER BY {$order}",
        )), $first, $most);
    }

    /** @return list<int> */
    private function batches(ListingSet $set, bool $newest, int $first, int $most, int $step): array
    {
        $found = [];
        foreach (ListingBatches::along($this->tables, $newest, $step, self::LONGEST_STEP) as $rows) {
            foreach ($rows as $row) {
                if ($set->has((int) $row['number']) && $first-- <= 0) {
                    $found[] = (int) $row['id'];
                    if (count($found) === $most) {
                        return $found;
                    }
                }
            }
        }

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
