<?php

declare(strict_types=1);

namespace Gazetteer\Search\Write;

use Gazetteer\Search\Domain\IndexEntry;
use Gazetteer\Search\IndexTables;

/**
 * Reads and writes the two rows of a listing in the index: one with its sort values, one with its facets. The column
 * `print` contains a hash of the indexed data. While a request writes the listing, the column contains that request's
 * claim (a temporary lock) instead.
 */
final class IndexRows
{
    private const TOGETHER = 200;

    public function __construct(private readonly IndexTables $tables)
    {
    }

    /**
     * @param list<int> $ids
     * @return array<int, array<string, string|null>>
     */
    public function read(array $ids): array
    {
        return array_column($this->tables->rows(
            'SELECT f.id, f.print, f.facets, l.number, l.title, l.published, l.rated FROM {facets} f LEFT JOIN {listings} l ON l.id = f.id WHERE f.id IN (' . self::list($ids) . ')',
        ), null, 'id');
    }

    /**
     * @param array<int, IndexEntry> $entries Existing rows keep their numbers.
     * @return array<int, int> Listing numbers by post ID.
     */
    public function insert(array $entries): array
    {
        if ($entries === []) {
            return [];
        }
        $inserted = $this->tables->change(
            'INSERT IGNORE INTO {listings} (title, published, rated, x, y, z, id) VALUES '
            . implode(',', array_fill(0, count($entries), '(%s,%s,%s,%s,%s,%s,%d)')),
            ...array_merge(...array_map(self::columns(...), array_values($entries))),
        );
        if ($inserted === 1 && count($entries) === 1) {
            return [array_key_first($entries) => $this->tables->lastNumber()];
        }

        return array_map(intval(...), array_column($this->tables->rows(
            'SELECT id, number FROM {listings} WHERE id IN (' . self::list(array_keys($entries)) . ')',
        ), 'number', 'id'));
    }

    /**
     * @param array<int, IndexEntry> $entries Listings that have no row in the facets table.
     * @return list<int> IDs whose row this request has inserted.
     */
    public function claimNew(array $entries, string $claim): array
    {
        if ($entries === []) {
            return [];
        }
        $made = $this->store('INSERT IGNORE', array_map(static fn (IndexEntry $entry): array => self::facetsOf($entry, $claim), $entries));

        return $made === count($entries) ? array_keys($entries) : $this->claimed(array_keys($entries), $claim);
    }

    /**
     * @param array<int, string> $prints The values of the column `print` that this request has read, by post ID.
     * @return list<int> IDs of the rows that this request has claimed. Rows that other requests have changed are not included.
     */
    public function claim(array $prints, string $claim): array
    {
        if ($prints === []) {
            return [];
        }
        $values = [$claim];
        foreach ($prints as $id => $print) {
            array_push($values, $id, $print);
        }
        $changed = $this->tables->change(
            'UPDATE {facets} SET print = %s WHERE ' . implode(' OR ', array_fill(0, count($prints), '(id = %d AND print = %s)')),
            ...$values,
        );

        return $changed === count($prints) ? array_keys($prints) : $this->claimed(array_keys($prints), $claim);
    }

    /**
     * @param array<int, IndexEntry> $entries
     * @param array<int, array<string, string|null>> $kept The current rows. If a listing loses a facet, its row keeps the facet until the listing is removed from the set of that facet.
     */
    public function update(array $entries, array $kept, string $claim): void
    {
        $this->store('REPLACE', array_map(
            static fn (IndexEntry $entry): array => [$entry->id, $claim, implode(' ', array_unique([...$entry->facets, ...self::facets($kept[$entry->id]['facets'])]))],
            $entries,
        ));
        foreach ($entries as $entry) {
            $this->tables->change(
                'UPDATE {listings} SET title = %s, published = %s, rated = %s, x = %s, y = %s, z = %s WHERE id = %d',
                ...self::columns($entry),
            );
        }
    }

    /** @param list<int> $ids */
    public function delete(array $ids): void
    {
        if ($ids !== []) {
            $this->tables->change('DELETE FROM {listings} WHERE id IN (' . self::list($ids) . ')');
            $this->tables->change('DELETE FROM {facets} WHERE id IN (' . self::list($ids) . ')');
        }
    }

    /** @param array<int, IndexEntry> $entries Entries of listings that are already in all their sets. */
    public function finish(array $entries, string $claim): void
    {
        foreach (array_chunk($entries, self::TOGETHER) as $some) {
            $values = [];
            foreach (['print' => static fn (IndexEntry $entry): string => $entry->print(), 'facets' => static fn (IndexEntry $entry): string => implode(' ', $entry->facets)] as $value) {
                foreach ($some as $entry) {
                    array_push($values, $entry->id, $value($entry));
                }
            }
            $cases = implode(' ', array_fill(0, count($some), 'WHEN %d THEN %s'));
            $this->tables->change(
                "UPDATE {facets} SET print = CASE id {$cases} END, facets = CASE id {$cases} END WHERE id IN (" . self::list(array_column($some, 'id')) . ') AND print = %s',
                ...[...$values, $claim],
            );
        }
    }

    /** @param list<array{int, string, string}> $facets */
    public function finishNew(array $facets): void
    {
        $this->store('REPLACE', $facets);
    }

    /** @return array{int, string, string} A row of facets. */
    public static function facetsOf(IndexEntry $entry, ?string $print = null): array
    {
        return [$entry->id, $print ?? $entry->print(), implode(' ', $entry->facets)];
    }

    /** @return list<string> */
    public static function facets(?string $text): array
    {
        return array_values(array_filter(explode(' ', (string) $text), static fn (string $facet): bool => $facet !== ''));
    }

    /**
     * @param list<int> $ids
     * @return list<int>
     */
    private function claimed(array $ids, string $claim): array
    {
        return array_map(intval(...), array_column($this->tables->rows('SELECT id FROM {facets} WHERE id IN (' . self::list($ids) . ') AND print = %s', $claim), 'id'));
    }

    /** @param array<int, array{int, string, string}> $rows */
    private function store(string $verb, array $rows): int
    {
        $kept = 0;
        foreach (array_chunk($rows, self::TOGETHER) as $some) {
            $kept += $this->tables->change(
                "{$verb} INTO {facets} (id, print, facets) VALUES " . implode(',', array_fill(0, count($some), '(%d,%s,%s)')),
                ...array_merge(...$some),
            );
        }

        return $kept;
    }

    /** @param list<int> $ids */
    private static function list(array $ids): string
    {
        return implode(',', array_map(intval(...), $ids));
    }

    /** @return list<int|string> */
    private static function columns(IndexEntry $entry): array
    {
        // `%f` in `$wpdb->prepare()` has six digits, so pass floats as text. Listings without a place get a point off the globe.
        $point = array_map(static fn (float $part): string => sprintf('%.17F', $part), $entry->point() ?? [9.0, 9.0, 9.0]);

        return [$entry->title, $entry->published, $entry->rated, ...$point, $entry->id];
    }
}
