<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Lookup;

use Gazetteer\Domain\Lookup\Entry;

/** The rows that the lookup has of each listing: what it is ordered by, and its card. */
final class LookupRows
{
    public function __construct(private readonly LookupTables $tables)
    {
    }

    /**
     * @param list<int> $ids
     * @return array<int, array<string, string|null>>
     */
    public function kept(array $ids): array
    {
        return array_column($this->tables->rows(
            'SELECT l.id, l.number, l.title, l.published, c.print, c.facets FROM {listings} l LEFT JOIN {cards} c ON c.id = l.id WHERE l.id IN (' . implode(',', array_map(intval(...), $ids)) . ')',
        ), null, 'id');
    }

    /**
     * @param array<int, Entry> $entries
     * @return array<int, int> The numbers that they got, by id.
     */
    public function insert(array $entries): array
    {
        if ($entries === []) {
            return [];
        }
        $inserted = $this->tables->change(
            'INSERT IGNORE INTO {listings} (slug, title, published, x, y, z, id) VALUES '
            . implode(',', array_fill(0, count($entries), '(%s,%s,%s,%s,%s,%s,%d)')),
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
    public function update(array $entries, array $kept): void
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
                'UPDATE {listings} SET slug = %s, title = %s, published = %s, x = %s, y = %s, z = %s WHERE id = %d',
                ...self::columns($entry),
            );
        }
    }

    /** @param array<int, array<string, string|null>> $rows */
    public function delete(array $rows): void
    {
        if ($rows !== []) {
            $ids = implode(',', array_map(intval(...), array_keys($rows)));
            $this->tables->change("DELETE FROM {listings} WHERE id IN ({$ids})");
            $this->tables->change("DELETE FROM {cards} WHERE id IN ({$ids})");
        }
    }

    /** @param array<int, Entry> $entries Those whose sets are written. */
    public function finish(array $entries): void
    {
        $this->keep(array_map(static fn (Entry $entry): array => [$entry->id, $entry->print(), implode(' ', $entry->facets), $entry->card], $entries));
    }

    /** @return list<string> */
    public static function facets(?string $text): array
    {
        return array_values(array_filter(explode(' ', (string) $text), static fn (string $facet): bool => $facet !== ''));
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

        return [$entry->slug, $entry->title, $entry->published, ...$point, $entry->id];
    }
}
