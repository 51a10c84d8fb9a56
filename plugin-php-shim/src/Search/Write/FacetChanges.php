<?php

declare(strict_types=1);

namespace Gazetteer\Search\Write;

use Gazetteer\Search\Domain\Geo\Spot;
use Gazetteer\Search\Domain\SetChunk;
use Gazetteer\Search\IndexTables;
use Gazetteer\Search\Read\FacetSets;

/**
 * Adds listings to sets of the index, and removes listings from sets. Appends each change to the column `recent` of
 * the set’s row, so that concurrent requests do not overwrite each other. If the column becomes long, its changes are
 * merged into the set.
 */
final class FacetChanges
{
    private const ROWS = 400;
    /** Maximum characters of one SQL statement. Some database servers accept at most one megabyte. */
    private const LONGEST = 700_000;
    /**
     * Maximum characters in the column `recent`. The limit of map cells is lower, because their changes take
     * longer to read.
     */
    private const MUCH = 2400;
    private const MUCH_OF_CELL = 600;

    public function __construct(private readonly IndexTables $tables)
    {
    }

    /**
     * @param array<string, array<int, array{bool|Spot, int}>> $changes By facet and listing number: true (added), false (removed) or the position in a map cell, and the change of the set's size.
     */
    public function write(array $changes): void
    {
        $rows = [];
        foreach ($changes as $facet => $members) {
            foreach ($members as $number => [$belongs, $growth]) {
                $chunk = SetChunk::indexOf($number);
                $row = $rows["{$facet} {$chunk}"] ?? [(string) $facet, $chunk, 0, '', ''];
                $row[2] += $growth;
                $row[4] .= SetChunk::writeChange($number - $chunk * SetChunk::SPAN, $belongs);
                $rows["{$facet} {$chunk}"] = $row;
            }
        }
        $added = array_filter($changes, static fn (array $members): bool => array_filter(array_column($members, 1), static fn (int $growth): bool => $growth > 0) !== []);
        $words = [];
        foreach (WordList::rows(array_map(strval(...), array_keys($added))) as $name) {
            $words["{$name} 0"] = [$name, 0, 0, '', ''];
        }
        $sets = $rows;
        $rows += $words;
        // Lock rows in a fixed order to avoid deadlocks between requests.
        ksort($rows);
        $this->insert(array_values($rows), 'size = size + VALUES(size), recent = CONCAT(recent, VALUES(recent))');
        foreach (array_chunk($sets, self::ROWS) as $some) {
            $this->mergeRecent($some);
        }
    }

    /**
     * @param list<array{string, int, int, string}> $rows Facet, chunk, size and members. No other request may write these rows.
     */
    public function putSets(array $rows): void
    {
        $this->insert(
            array_map(static fn (array $row): array => [...$row, ''], $rows),
            'size = VALUES(size), members = VALUES(members), recent = VALUES(recent)',
        );
    }

    /**
     * Replaces a row unless another request has replaced it since it was read. Changes that other requests have
     * appended since then are kept.
     *
     * @param array<string, string|null> $read Facet, chunk, size, stamp and recent.
     */
    public function replace(array $read, int $size, string $members): void
    {
        $same = sprintf('stamp = %d', (int) $read['stamp']);
        $set = static fn (string $column, string $value): string => "{$column} = CASE WHEN {$same} THEN {$value} ELSE {$column} END";
        // Set the stamp last: in MySQL, later assignments see the new values of earlier ones.
        $this->tables->change(
            "INSERT INTO {sets} (facet, chunk, size, stamp, members, recent) VALUES (%s, %d, %d, %d, %s, '') ON DUPLICATE KEY UPDATE " . implode(', ', [
                $set('size', 'size + ' . ($size - (int) $read['size'])),
                $set('members', 'VALUES(members)'),
                $set('recent', 'SUBSTRING(recent, ' . (strlen((string) $read['recent']) + 1) . ')'),
                $set('stamp', 'stamp + 1'),
            ]),
            (string) $read['facet'],
            (int) $read['chunk'],
            $size,
            1,
            $members,
        );
    }

    /** @param list<array{string, int, int, string, string}> $rows */
    private function mergeRecent(array $rows): void
    {
        $facets = array_values(array_unique(array_column($rows, 0)));
        $chunks = implode(',', array_unique(array_column($rows, 1)));
        foreach ($this->tables->rows(
            'SELECT facet, chunk, size, stamp, members, recent FROM {sets} WHERE facet IN (' . FacetSets::placeholders($facets) . ") AND chunk IN ({$chunks})"
            . " AND LENGTH(recent) > CASE WHEN facet >= 'q' AND facet < 'r' THEN %d ELSE %d END",
            ...[...$facets, self::MUCH_OF_CELL, self::MUCH],
        ) as $row) {
            $this->replace($row, ...SetChunk::change((string) $row['members'], SetChunk::changes((string) $row['recent'])));
        }
    }

    /** @param list<array{string, int, int, string, string}> $rows Facet, chunk, size, members, recent. */
    private function insert(array $rows, string $else): void
    {
        $values = [];
        $length = 0;
        foreach ($rows as $at => $row) {
            array_push($values, ...$row);
            $length += strlen($row[3]) + strlen($row[4]) + 60;
            if ($at === count($rows) - 1 || $length > self::LONGEST || count($values) >= 5 * self::ROWS) {
                $this->tables->change(
                    'INSERT INTO {sets} (facet, chunk, size, members, recent) VALUES '
                    . implode(',', array_fill(0, intdiv(count($values), 5), '(%s,%d,%d,%s,%s)')) . " ON DUPLICATE KEY UPDATE {$else}",
                    ...$values,
                );
                $values = [];
                $length = 0;
            }
        }
    }
}
