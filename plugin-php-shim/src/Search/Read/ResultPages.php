<?php

declare(strict_types=1);

namespace Gazetteer\Search\Read;

use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Domain\ListingPage;
use Gazetteer\Search\Domain\ListingSet;
use Gazetteer\Search\Domain\StoredOrder;
use Gazetteer\Search\IndexTables;
use Gazetteer\Search\Rebuild\ListingBatches;
use Gazetteer\Search\Write\RoughOrders;

/**
 * Reads one sorted page of a set. For a small set, the database sorts the set. For a large set, the code reads all
 * listings in sort order until the page is full. For other sizes, the approximate order (RoughOrder) limits the
 * listings that can be on the page.
 */
final class ResultPages
{
    /** Up to this size, the database sorts the whole set. */
    private const FEW = 80;
    private const DEEP = 5000;
    /**
     * Estimated cost of using the rough order, in units of reading one row: a fixed cost, a cost per listing of the
     * directory, and a cost per listing of the set.
     */
    private const ROUGH = 200;
    private const ROUGH_LISTING = 0.002;
    private const ROUGH_MEMBER = 0.2;
    private const LONGEST_STEP = 4000;

    /** @param int $deep The largest OFFSET in a statement that sorts all listings. */
    public function __construct(private readonly IndexTables $tables, private readonly FacetSets $sets, private readonly int $deep = self::DEEP)
    {
    }

    /** @param ListingSet|null $set Null for all. */
    public function page(?ListingSet $set, StoredOrder $order, int $first, int $most): ListingPage
    {
        if ($set === null) {
            return $this->ofAll($order, $first, $most);
        }
        $total = $set->count();
        if ($first >= $total) {
            return new ListingPage([], $total);
        }
        $most = min($most, $total - $first);
        // Estimate the number of listings in the directory from the number of bits in the set.
        $listings = strlen($set->bytes) * 8;
        $batches = (int) (($first + $most) / $total * $listings);
        $ids = match (true) {
            $total <= self::FEW => $this->lookUp($set->numbers(), $order, $first, $most),
            $batches > self::ROUGH + $listings * self::ROUGH_LISTING + $total * self::ROUGH_MEMBER => $this->rough($set, $order, $first, $most),
            default => null,
        };

        return new ListingPage($ids ?? $this->batches($set, $order, $first, $most, $batches), $total);
    }

    private function ofAll(StoredOrder $order, int $first, int $most): ListingPage
    {
        $total = $this->sets->sizes([Facet::ALL])[Facet::ALL] ?? 0;
        $most = max(0, min($most, $total - $first));
        $behind = $total - $first - $most;

        return match (true) {
            $most === 0 => new ListingPage([], $total),
            $first <= $this->deep => new ListingPage($this->walk($order->columns(), $first, $most), $total),
            // Read in reverse order, because the page is closer to the end.
            $behind <= $this->deep => new ListingPage(array_reverse($this->walk($order->columns(isReversed: true), $behind, $most)), $total),
            default => $this->deep($order, $first, $most),
        };
    }

    /** @return list<int> */
    private function walk(string $order, int $first, int $most): array
    {
        return self::ids($this->tables->rows("SELECT id FROM {listings} ORDER BY {$order} LIMIT %d OFFSET %d", $most, $first));
    }

    /** Reads a page of all listings with the rough order, because SQL's OFFSET is slow for this offset. */
    private function deep(StoredOrder $order, int $first, int $most): ListingPage
    {
        $all = $this->sets->read([Facet::ALL])[Facet::ALL] ?? ListingSet::none();
        $total = $all->count();
        if ($first >= $total) {
            return new ListingPage([], $total);
        }
        [$left, $numbers] = RoughOrders::read($this->tables, $order)->candidatesOfAll($all, $first, min($most, $total - $first));
        if (count($numbers) <= IndexTables::LONGEST_LIST) {
            return new ListingPage($this->lookUp($numbers, $order, $first - $left, $most), $total);
        }

        return new ListingPage($this->walk($order->columns(), $first, $most), $total);
    }

    /** @return list<int>|null Null if too many listings may be on the page. */
    private function rough(ListingSet $set, StoredOrder $order, int $first, int $most): ?array
    {
        [$left, $numbers] = RoughOrders::read($this->tables, $order)->candidates($set->numbers(), $first, $most);

        return count($numbers) > IndexTables::LONGEST_LIST ? null : $this->lookUp($numbers, $order, $first - $left, $most);
    }

    /**
     * Reads and sorts the listings with these numbers. The SQL has no LIMIT, because with LIMIT, MySQL would scan the
     * sort index instead of looking up the numbers.
     *
     * @param list<int> $numbers
     * @return list<int>
     */
    private function lookUp(array $numbers, StoredOrder $order, int $first, int $most): array
    {
        return array_slice(self::ids($this->tables->rows(
            'SELECT id FROM {listings} WHERE number IN (' . implode(',', $numbers) . ") ORDER BY {$order->columns()}",
        )), $first, $most);
    }

    /** @return list<int> */
    private function batches(ListingSet $set, StoredOrder $order, int $first, int $most, int $step): array
    {
        $found = [];
        foreach (ListingBatches::inOrder($this->tables, $order, $step, self::LONGEST_STEP) as $rows) {
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
