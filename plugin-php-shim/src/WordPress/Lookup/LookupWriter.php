<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Lookup;

use Gazetteer\Domain\Lookup\Entry;
use Gazetteer\Domain\Lookup\Facet;
use Gazetteer\Domain\Lookup\Spot;

/**
 * Brings the lookup in line with what listings are now. A card is without its print while the listing's sets are being
 * written: what was cut off in between is done again, and counts as a difference until then.
 */
final class LookupWriter
{
    private readonly LookupRows $rows;
    private readonly RoughOrders $orders;
    private bool $isOrderDue = false;
    /** @var array<string, array<int, bool|Spot>> Whether a number belongs, or where, by facet: what the sets do not know yet. */
    private array $changes = [];
    /** @var array<int, Entry> Those it is about. */
    private array $changed = [];

    public function __construct(
        LookupTables $tables,
        private readonly FacetChanges $sets,
        private readonly ListingReader $reader,
    ) {
        $this->rows = new LookupRows($tables);
        $this->orders = new RoughOrders($tables, $sets);
    }

    /**
     * @param list<int> $ids
     * @return bool Whether anything was different.
     */
    public function write(array $ids): bool
    {
        $isNews = $this->note($ids);
        $this->settle();

        return $isNews;
    }

    /**
     * Writes the rows, and leaves the sets to the next settling: a set of thousands is not written anew for each of them.
     *
     * @param list<int> $ids
     */
    public function note(array $ids): bool
    {
        if ($ids === []) {
            return false;
        }
        $entries = $this->reader->read($ids);
        $kept = $this->rows->kept($ids);
        $new = array_diff_key($entries, $kept);
        $gone = array_diff_key($kept, $entries);
        $changed = array_filter(
            array_intersect_key($entries, $kept),
            static fn (Entry $entry): bool => $entry->print() !== $kept[$entry->id]['print'],
        );
        if ($new === [] && $gone === [] && $changed === []) {
            return false;
        }

        $numbers = $this->rows->insert($new) + array_map(static fn (array $row): int => (int) $row['number'], $kept);
        $this->rows->update($changed, $kept);
        $this->rows->delete($gone);
        $moved = $gone + array_intersect_key($kept, array_filter($changed, static fn (Entry $entry): bool => self::hasMoved($entry, $kept[$entry->id])));
        $lost = array_fill_keys(array_intersect_key($numbers, $moved), false);
        $orders = $lost === [] ? [] : [Facet::NEWEST => $lost, Facet::TITLED => $lost];
        foreach (self::changes($new + $changed, $kept, $gone, $numbers) + $orders as $facet => $members) {
            $this->changes[$facet] = $members + ($this->changes[$facet] ?? []);
        }
        $this->changed = $new + $changed + $this->changed;
        $this->isOrderDue = $this->isOrderDue
            || array_filter(array_intersect_key($numbers, $new), RoughOrders::isDue(...)) !== []
            || ($lost !== [] && RoughOrders::isDueByChance(count($lost)));

        return true;
    }

    /** @param bool $isPartOfMore The order is then left to whoever does the rest. */
    public function settle(bool $isPartOfMore = false): void
    {
        [$changes, $changed] = [$this->changes, $this->changed];
        $this->changes = $this->changed = [];
        $this->sets->write($changes);
        if ($this->isOrderDue && !$isPartOfMore) {
            $this->orders->renew();
        }
        $this->isOrderDue = false;
        $this->rows->finish($changed);
    }

    /**
     * All sets a listing is in now are written, not only those that are new to it: an earlier try may have been cut off.
     *
     * @param array<int, Entry> $entries
     * @param array<int, array<string, string|null>> $kept
     * @param array<int, array<string, string|null>> $gone
     * @param array<int, int> $numbers
     * @return array<string, array<int, bool|Spot>>
     */
    private static function changes(array $entries, array $kept, array $gone, array $numbers): array
    {
        $changes = [];
        foreach (array_intersect_key($kept, $entries + $gone) as $id => $row) {
            foreach (LookupRows::facets($row['facets'] ?? '') as $facet) {
                $changes[$facet][$numbers[$id]] = false;
            }
        }
        foreach ($entries as $id => $entry) {
            foreach (isset($numbers[$id]) ? $entry->facets : [] as $facet) {
                $changes[$facet][$numbers[$id]] = $entry->spot($facet) ?? true;
            }
        }

        return $changes;
    }

    /**
     * Whether it may stand elsewhere in an order. Nobody knows of one whose last change was cut off.
     *
     * @param array<string, string|null> $row
     */
    private static function hasMoved(Entry $entry, array $row): bool
    {
        return (string) $row['print'] === '' || $entry->title !== $row['title'] || $entry->published !== $row['published'];
    }
}
