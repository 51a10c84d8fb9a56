<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Lookup;

use Gazetteer\Domain\Lookup\SetChunk;
use Gazetteer\Domain\Lookup\Spot;
use RuntimeException;

/**
 * Puts listings into sets and takes them out. Two requests that change the same set at the same moment both succeed: a row
 * is only written over what was read, and read again where another was first.
 */
final class FacetChanges
{
    private const TRIES = 12;
    private const ROWS = 400;
    /** Letters: a server takes statements of a megabyte, if nobody lets it take more. */
    private const LONGEST = 700_000;

    public function __construct(private readonly LookupTables $tables)
    {
    }

    /** @param array<string, array<int, bool|Spot>> $changes Whether a number belongs, or where, by facet. */
    public function write(array $changes): void
    {
        $pieces = [];
        foreach ($changes as $facet => $members) {
            foreach ($members as $number => $belongs) {
                $chunk = SetChunk::of($number);
                $pieces[$chunk][$facet][$number - $chunk * SetChunk::SPAN] = $belongs;
            }
        }
        foreach ($pieces as $chunk => $facets) {
            foreach (array_chunk($facets, self::ROWS, true) as $some) {
                $this->changeChunk($chunk, $some);
            }
        }
    }

    /** @param array<string, array<int, bool|Spot>> $facets By number within the chunk. */
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
     * @param array<string, array<int, bool|Spot>> $facets
     * @return array<string, int> By facet, the stamps of which nobody knows yet whether they were written.
     */
    private function attempt(int $chunk, array $facets): array
    {
        $names = array_map(strval(...), array_keys($facets));
        $kept = array_column($this->tables->rows(
            'SELECT facet, stamp, members FROM {sets} WHERE facet IN (' . FacetSets::marks($names) . ') AND chunk = %d',
            ...[...$names, $chunk],
        ), null, 'facet');
        $rows = [];
        $stamps = [];
        $stamp = self::stamp();
        foreach ($facets as $facet => $members) {
            $after = SetChunk::change((string) ($kept[$facet]['members'] ?? ''), $members);
            if ($after === null) {
                continue;
            }
            $stamps[(string) $facet] = $stamp;
            $rows[] = [(string) $facet, $chunk, $after[0], (int) ($kept[$facet]['stamp'] ?? 0), $after[1]];
        }

        return self::isAllWritten($rows, $this->put($rows, $stamp)) ? [] : $stamps;
    }

    /**
     * MySQL counts a new row once and a changed one twice, unless it was told to count otherwise. SQLite counts each row
     * once, whatever becomes of it.
     *
     * @param list<array{string, int, int, int, string}> $rows
     */
    private static function isAllWritten(array $rows, int $counted): bool
    {
        $known = count(array_filter($rows, static fn (array $row): bool => $row[3] > 0));

        return $known > 0 && $counted === count($rows) + $known && !defined('MYSQL_CLIENT_FLAGS');
    }

    /**
     * Writes rows where nobody else was first.
     *
     * @param list<array{string, int, int, int, string}> $rows Facet, chunk, size, the stamp that was read, members.
     * @return int As the database counts.
     */
    public function put(array $rows, ?int $stamp = null): int
    {
        $stamp ??= self::stamp();
        $values = [];
        $length = 0;
        $counted = 0;
        foreach ($rows as [$facet, $chunk, $size, $prior, $members]) {
            if ($values !== [] && $length + strlen($members) > self::LONGEST) {
                $counted += $this->insert($values);
                $values = [];
                $length = 0;
            }
            array_push($values, $facet, $chunk, $size, $stamp, $prior, $members);
            $length += strlen($members);
        }

        return $values === [] ? $counted : $counted + $this->insert($values);
    }

    private static function stamp(): int
    {
        return random_int(1, PHP_INT_MAX >> 10);
    }

    /** @param list<int|string> $values */
    private function insert(array $values): int
    {
        $taken = static fn (string $column): string => "{$column} = CASE WHEN stamp = VALUES(prior) THEN VALUES({$column}) ELSE {$column} END";
        // The stamp goes last: MySQL sees the columns that were set before it.
        return $this->tables->change(
            'INSERT INTO {sets} (facet, chunk, size, stamp, prior, members) VALUES '
            . implode(',', array_fill(0, intdiv(count($values), 6), '(%s,%d,%d,%d,%d,%s)'))
            . ' ON DUPLICATE KEY UPDATE ' . implode(', ', array_map($taken, ['size', 'members', 'stamp'])),
            ...$values,
        );
    }

    /**
     * @param array<string, array<int, bool|Spot>> $facets
     * @param array<string, int> $stamps
     * @return array<string, array<int, bool|Spot>> Those where another was first.
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
