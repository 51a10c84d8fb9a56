<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Lookup;

use Gazetteer\Domain\Lookup\Entry;

/**
 * Brings the lookup in line with what listings are now. A card is without its print while the listing's sets are being
 * written: what was cut off in between is done again, and counts as a difference until then.
 */
final class LookupWriter
{
    public function __construct(
        private readonly LookupTables $tables,
        private readonly FacetChanges $sets,
        private readonly ListingReader $reader,
    ) {
    }

    /** @var array<string, array<int, bool>> Whether a number belongs, by facet: what the sets do not know yet. */
    private array $changes = [];
    /** @var array<int, Entry> Those it is about. */
    private array $changed = [];

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
        $kept = $this->kept($ids);
        $new = array_diff_key($entries, $kept);
        $gone = array_diff_key($kept, $entries);
        $changed = array_filter(
            array_intersect_key($entries, $kept),
            static fn (Entry $entry): bool => $entry->print() !== $kept[$entry->id]['print'],
        );
        if ($new === [] && $gone === [] && $changed === []) {
            return false;
        }

        $numbers = $this->insert($new) + array_map(static fn (array $row): int => (int) $row['number'], $kept);
        $this->update($changed, $kept);
        $this->delete($gone);
        foreach (self::changes($new + $changed, $kept, $gone, $numbers) as $facet => $members) {
            $this->changes[$facet] = $members + ($this->changes[$facet] ?? []);
        }
        $this->changed = $new + $changed + $this->changed;

        return true;
    }

    public function settle(): void
    {
        [$changes, $changed] = [$this->changes, $this->changed];
        $this->changes = $this->changed = [];
        $this->sets->write($changes);
        $this->keep(array_map(static fn (Entry $entry): array => [$entry->id, $entry->print(), implode(' ', $entry->facets), $entry->card], $changed));
    }

    /**
     * @param list<int> $ids
     * @return array<int, array<string, string|null>>
     */
    private function kept(array $ids): array
    {
        return array_column($this->tables->rows(
            'SELECT l.id, l.number, c.print, c.facets FROM {listings} l LEFT JOIN {cards} c ON c.id = l.id WHERE l.id IN (' . implode(',', array_map(intval(...), $ids)) . ')',
        ), null, 'id');
    }

    /**
     * @param array<int, Entry> $entries
     * @return array<int, int> The numbers that they got, by id.
     */
    private function insert(array $entries): array
    {
        if ($entries === []) {
            return [];
        }
        $inserted = $this->tables->change(
            'INSERT IGNORE INTO {listings} (slug, title, published, cell, x, y, z, id) VALUES '
            . implode(',', array_fill(0, count($entries), '(%s,%s,%s,%d,%s,%s,%s,%d)')),
            ...array_merge(...array_map(self::columns(...), array_values($entries))),
        );
        if ($inserted === 1 && count($entries) === 1) {
            return [array_key_first($entries) => $this->tables->lastNumber()];
        }

        return array_map(intval(...), array_column($this->tables->rows(
            'SELECT id, number FROM {listings} WHERE id IN (' . implode(',', array_map(intval(...), array_keys($entries))) . ')',
        ), 'number', 'id'));
    }

    /**
     * @param array<int, Entry> $entries
     * @param array<int, array<string, string|null>> $kept
     */
    private function update(array $entries, array $kept): void
    {
        if ($entries === []) {
            return;
        }
        // The sets that a listing is leaving are remembered until it has left.
        $this->keep(array_map(
            static fn (Entry $entry): array => [$entry->id, '', implode(' ', array_unique([...$entry->facets, ...self::facets($kept[$entry->id]['facets'])])), $entry->card],
            $entries,
        ));
        foreach ($entries as $entry) {
            $this->tables->change(
                'UPDATE {listings} SET slug = %s, title = %s, published = %s, cell = %d, x = %s, y = %s, z = %s WHERE id = %d',
                ...self::columns($entry),
            );
        }
    }

    /** @param array<int, array<string, string|null>> $rows */
    private function delete(array $rows): void
    {
        if ($rows !== []) {
            $ids = implode(',', array_map(intval(...), array_keys($rows)));
            $this->tables->change("DELETE FROM {listings} WHERE id IN ({$ids})");
            $this->tables->change("DELETE FROM {cards} WHERE id IN ({$ids})");
        }
    }

    /**
     * All sets a listing is in now are written, not only those that are new to it: an earlier try may have been cut off.
     *
     * @param array<int, Entry> $entries
     * @param array<int, array<string, string|null>> $kept
     * @param array<int, array<string, string|null>> $gone
     * @param array<int, int> $numbers
     * @return array<string, array<int, bool>>
     */
    private static function changes(array $entries, array $kept, array $gone, array $numbers): array
    {
        $changes = [];
        foreach (array_intersect_key($kept, $entries + $gone) as $id => $row) {
            foreach (self::facets($row['facets'] ?? '') as $facet) {
                $changes[$facet][$numbers[$id]] = false;
            }
        }
        foreach ($entries as $id => $entry) {
            foreach (isset($numbers[$id]) ? $entry->facets : [] as $facet) {
                $changes[$facet][$numbers[$id]] = true;
            }
        }

        return $changes;
    }

    /** @param array<int, array{int, string, string, string}> $cards */
    private function keep(array $cards): void
    {
        foreach (array_chunk($cards, 200) as $some) {
            $this->tables->change(
                'REPLACE INTO {cards} (id, print, facets, card) VALUES ' . implode(',', array_fill(0, count($some), '(%d,%s,%s,%s)')),
                ...array_merge(...$some),
            );
        }
    }

    /** @return list<int|string> */
    private static function columns(Entry $entry): array
    {
        // WordPress writes a float with six digits; as text the database reads all of them. What is nowhere is off the globe.
        $point = array_map(static fn (float $part): string => sprintf('%.17F', $part), $entry->point() ?? [9.0, 9.0, 9.0]);

        return [$entry->slug, $entry->title, $entry->published, $entry->cell(), ...$point, $entry->id];
    }

    /** @return list<string> */
    private static function facets(?string $text): array
    {
        return array_values(array_filter(explode(' ', (string) $text), static fn (string $facet): bool => $facet !== ''));
    }
}
