<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Lookup;

use Gazetteer\Domain\Lookup\ListingSet;
use Gazetteer\Domain\Lookup\SetChunk;
use RuntimeException;

/**
 * Puts listings into sets and takes them out. Two requests that change the same set at the same moment both succeed: a row
 * is only written over what was read, and read again where another was first.
 */
final class FacetChanges
{
    private const TRIES = 12;
    private const ROWS = 400;

    public function __construct(private readonly LookupTables $tables)
    {
    }

    /** @param array<string, array<int, bool>> $changes Whether a number belongs, by facet. */
    public function write(array $changes): void
    {
        $pieces = [];
        foreach ($changes as $facet => $members) {
            foreach ($members as $number => $belongs) {
                $chunk = SetChunk::of($number);
                $pieces[$chunk][$facet][$belongs ? 1 : 0][] = $number - $chunk * SetChunk::SPAN;
            }
        }
        foreach ($pieces as $chunk => $facets) {
            foreach (array_chunk($facets, self::ROWS, true) as $some) {
                $this->changeChunk($chunk, $some);
            }
        }
    }

    /** @param array<string, array<int, list<int>>> $facets Numbers within the chunk: those out at 0, those in at 1. */
    private function changeChunk(int $chunk, array $facets): void
    {
        for ($try = 0; $facets !== []; $try++) {
            if ($try === self::TRIES) {
                throw new RuntimeException('Too many are writing the lookup.');
            }
            if ($try > 0) {
                usleep(random_int(1000, 20000));
            }
            $facets = $this->lost($chunk, $facets, $this->attempt($chunk, $facets));
        }
    }

    /**
     * @param array<string, array<int, list<int>>> $facets
     * @return array<string, int> The stamps that were written, by facet.
     */
    private function attempt(int $chunk, array $facets): array
    {
        $names = array_map(strval(...), array_keys($facets));
        $kept = array_column($this->tables->rows(
            'SELECT facet, stamp, members FROM {sets} WHERE facet IN (' . FacetSets::marks($names) . ') AND chunk = %d',
            ...[...$names, $chunk],
        ), null, 'facet');
        $values = [];
        $stamps = [];
        $stamp = random_int(1, PHP_INT_MAX >> 10);
        foreach ($facets as $facet => $members) {
            $before = SetChunk::read($kept[$facet]['members'] ?? '');
            $after = $before->or(ListingSet::of($members[1] ?? []))->without(ListingSet::of($members[0] ?? []));
            $size = $after->count();
            if ($size === $before->count() && $after->without($before)->count() === 0) {
                continue;
            }
            $stamps[(string) $facet] = $stamp;
            array_push($values, (string) $facet, $chunk, $size, $stamp, (int) ($kept[$facet]['stamp'] ?? 0), SetChunk::write($after));
        }
        if ($values !== []) {
            $this->insert($values);
        }

        return $stamps;
    }

    /** @param list<int|string> $values */
    private function insert(array $values): void
    {
        $taken = static fn (string $column): string => "{$column} = CASE WHEN stamp = VALUES(prior) THEN VALUES({$column}) ELSE {$column} END";
        // The stamp goes last: MySQL sees the columns that were set before it.
        $this->tables->change(
            'INSERT INTO {sets} (facet, chunk, size, stamp, prior, members) VALUES '
            . implode(',', array_fill(0, intdiv(count($values), 6), '(%s,%d,%d,%d,%d,%s)'))
            . ' ON DUPLICATE KEY UPDATE ' . implode(', ', array_map($taken, ['size', 'members', 'stamp'])),
            ...$values,
        );
    }

    /**
     * @param array<string, array<int, list<int>>> $facets
     * @param array<string, int> $stamps
     * @return array<string, array<int, list<int>>> Those where another was first.
     */
    private function lost(int $chunk, array $facets, array $stamps): array
    {
        if ($stamps === []) {
            return [];
        }
        $names = array_map(strval(...), array_keys($stamps));
        $found = array_column($this->tables->rows(
            'SELECT facet, stamp FROM {sets} WHERE facet IN (' . FacetSets::marks($names) . ') AND chunk = %d',
            ...[...$names, $chunk],
        ), 'stamp', 'facet');

        return array_filter(
            array_intersect_key($facets, $stamps),
            static fn (string $facet): bool => (int) ($found[$facet] ?? 0) !== $stamps[$facet],
            ARRAY_FILTER_USE_KEY,
        );
    }
}
