<?php

declare(strict_types=1);

namespace Gazetteer\Search\Write;

use Gazetteer\Kernel\Extensions;
use Gazetteer\Search\Domain\Geo\Spot;
use Gazetteer\Search\Domain\IndexEntry;
use Gazetteer\Search\Domain\SetChunk;
use Gazetteer\Search\Domain\StoredOrder;
use Gazetteer\Search\IndexTables;
use Gazetteer\Search\Read\FacetSets;
use RuntimeException;

/**
 * Updates the search index from the stored listings. A request first claims (locks) the facets row of a listing, so
 * that two requests do not write the same listing at the same time. An expired claim means that its request died. The
 * next request then reads the listing's sets and corrects them.
 */
final class IndexWriter
{
    private const TRIES = 20;
    /** Seconds after which a claim expires. */
    private const LONG_AGO = 30;
    private const CLAIM = '~';

    private readonly IndexRows $rows;
    private readonly FacetChanges $sets;

    public function __construct(private readonly IndexTables $tables, private readonly ListingReader $reader)
    {
        $this->rows = new IndexRows($tables);
        $this->sets = new FacetChanges($tables);
    }

    /**
     * @param list<int> $ids
     * @return bool Whether anything changed.
     */
    public function write(array $ids): bool
    {
        $hasChanged = false;
        $asked = $ids;
        for ($try = 1; $ids !== []; $try++) {
            $claim = self::CLAIM . dechex(time()) . bin2hex(random_bytes(6));
            $entries = $this->reader->read($ids);
            $kept = $this->rows->read($ids);
            $ids = $this->attempt($entries, $kept, $claim, $hasChanged);
            if ($ids !== [] && $try === self::TRIES) {
                throw new RuntimeException('Others are writing the same listings.');
            }
            if ($ids !== []) {
                usleep(random_int(5_000, 40_000));
            }
        }

        if ($hasChanged) {
            Extensions::fire('gazetteer_listings_indexed', $asked);
        }

        return $hasChanged;
    }

    /**
     * @param array<int, IndexEntry> $entries
     * @param array<int, array<string, string|null>> $kept
     * @return list<int> IDs that another request is writing.
     */
    private function attempt(array $entries, array $kept, string $claim, bool &$hasChanged): array
    {
        $new = array_diff_key($entries, $kept);
        $stale = array_filter($kept, static fn (array $row, int $id): bool => !isset($entries[$id]) || $row['number'] === null || $entries[$id]->print() !== $row['print'], ARRAY_FILTER_USE_BOTH);
        $free = array_filter($stale, static fn (array $row): bool => !self::isBeingWritten((string) $row['print']));
        if ($new === [] && $free === []) {
            return array_keys($stale);
        }
        $numbers = $this->rows->insert($new + array_intersect_key($entries, array_filter($free, static fn (array $row): bool => $row['number'] === null)));
        $numbers += array_map(intval(...), array_filter(array_column($kept, 'number', 'id')));
        $mine = array_flip([
            ...$this->rows->claimNew($new, $claim),
            ...$this->rows->claim(array_map(static fn (array $row): string => (string) $row['print'], $free), $claim),
        ]);
        $kept = array_intersect_key($free, $mine);
        $changed = array_intersect_key($entries, $kept);
        $written = array_intersect_key($entries, $mine);
        if ($changed !== []) {
            $this->rows->update($changed, $kept, $claim);
        }
        $moved = array_filter($kept, static fn (array $row, int $id): bool => !isset($entries[$id]) || self::hasMoved($entries[$id], $row), ARRAY_FILTER_USE_BOTH);
        $this->sets->write($this->changes($written, $kept, array_keys($moved), $numbers));
        $this->renewOrder(array_intersect_key($numbers, array_intersect_key($new, $mine)), count($moved));
        $this->rows->finish($written, $claim);
        $this->rows->delete(array_keys(array_diff_key($kept, $entries)));
        $hasChanged = $hasChanged || $mine !== [];

        return array_keys(array_diff_key($new + $stale, $mine));
    }

    /**
     * @param array<int, IndexEntry> $entries
     * @param array<int, array<string, string|null>> $kept
     * @param list<int> $moved
     * @param array<int, int> $numbers
     * @return array<string, array<int, array{bool|Spot, int}>>
     */
    private function changes(array $entries, array $kept, array $moved, array $numbers): array
    {
        $changes = [];
        foreach (array_intersect_key($numbers, $entries + $kept) as $id => $number) {
            $row = $kept[$id] ?? null;
            $now = $entries[$id]->facets ?? [];
            // A listing with a new number is in no set yet.
            $before = ($row['number'] ?? null) === null ? [] : IndexRows::facets($row['facets']);
            if ($before !== [] && str_starts_with((string) $row['print'], self::CLAIM)) {
                $before = $this->facetsContaining($number, array_values(array_unique([...$before, ...$now])));
            }
            foreach (array_diff($before, $now) as $facet) {
                $changes[$facet][$number] = [false, -1];
            }
            foreach ($now as $facet) {
                $spot = $entries[$id]->spot($facet);
                $isNew = !in_array($facet, $before, true);
                if ($isNew || $spot !== null) {
                    $changes[$facet][$number] = [$spot ?? true, (int) $isNew];
                }
            }
        }
        foreach (array_intersect_key($numbers, array_flip($moved)) as $number) {
            foreach (StoredOrder::cases() as $order) {
                $changes[$order->facet()][$number] = [false, 0];
            }
        }

        return $changes;
    }

    /**
     * @param list<string> $facets
     * @return list<string> The facets whose sets contain the number.
     */
    private function facetsContaining(int $number, array $facets): array
    {
        $chunk = SetChunk::indexOf($number);
        $sets = $facets === [] ? [] : $this->tables->rows(
            'SELECT facet, members, recent FROM {sets} WHERE facet IN (' . FacetSets::placeholders($facets) . ') AND chunk = %d',
            ...[...$facets, $chunk],
        );
        $in = array_filter($sets, static fn (array $row): bool => SetChunk::read((string) $row['members'], (string) $row['recent'])->has($number - $chunk * SetChunk::SPAN));

        return array_map(strval(...), array_column($in, 'facet'));
    }

    /** @param array<int, int> $new */
    private function renewOrder(array $new, int $lost): void
    {
        if (array_filter($new, RoughOrders::isDue(...)) !== [] || ($lost > 0 && RoughOrders::isDueByChance($lost))) {
            (new RoughOrders($this->tables, $this->sets))->renew();
        }
    }

    private static function isBeingWritten(string $print): bool
    {
        return str_starts_with($print, self::CLAIM) && hexdec(substr($print, 1, -12)) > time() - self::LONG_AGO;
    }

    /**
     * Whether the listing’s position in a sort order may have changed. Returns true after an interrupted write,
     * because the stored position is then unknown.
     *
     * @param array<string, string|null> $row
     */
    private static function hasMoved(IndexEntry $entry, array $row): bool
    {
        return str_starts_with((string) $row['print'], self::CLAIM) || $entry->title !== $row['title'] || $entry->published !== $row['published'] || $entry->rated !== $row['rated'];
    }
}
