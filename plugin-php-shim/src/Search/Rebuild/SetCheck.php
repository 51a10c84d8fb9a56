<?php

declare(strict_types=1);

namespace Gazetteer\Search\Rebuild;

use Gazetteer\Search\Domain\SetChunk;
use Gazetteer\Search\Domain\Words\WordFacet;
use Gazetteer\Search\IndexTables;
use Gazetteer\Search\Write\ChangeLog;

/** Compares the stored sets with the stored facets of each listing, one chunk at a time. */
final class SetCheck
{
    private const STEP = 1000;

    public function __construct(private readonly IndexTables $tables)
    {
    }

    /** @return list<array{listing: int, wrong: string}> */
    public function differences(int $most): array
    {
        $last = (int) ($this->tables->rows('SELECT MAX(number) AS last FROM {listings}')[0]['last'] ?? 0);
        $lastSet = (int) ($this->tables->rows('SELECT MAX(chunk) AS last FROM {sets}')[0]['last'] ?? 0);
        $wrong = [];
        for ($chunk = 0; $chunk <= max(SetChunk::indexOf($last), $lastSet) && count($wrong) < $most; $chunk++) {
            foreach ($this->setDifferences($chunk, $this->expected($chunk)) as $facet) {
                $wrong[] = ['listing' => 0, 'wrong' => "set {$facet}"];
            }
        }

        return array_slice($wrong, 0, $most);
    }

    /** @return array<string, string> The listing numbers of each facet, packed in two bytes each to save memory. */
    private function expected(int $chunk): array
    {
        $expected = [];
        $from = $chunk * SetChunk::SPAN - 1;
        $end = ($chunk + 1) * SetChunk::SPAN;
        do {
            $rows = $this->tables->rows(
                'SELECT l.number, f.facets FROM {listings} l JOIN {facets} f ON f.id = l.id WHERE l.number > %d AND l.number < %d ORDER BY l.number LIMIT %d',
                $from,
                $end,
                self::STEP,
            );
            foreach ($rows as $row) {
                $from = (int) $row['number'];
                $number = pack('v', $from - $chunk * SetChunk::SPAN);
                foreach (explode(' ', (string) $row['facets']) as $facet) {
                    $expected[$facet] = ($expected[$facet] ?? '') . $number;
                }
            }
        } while (count($rows) === self::STEP);

        return $expected;
    }

    /**
     * @param array<string, string> $expected
     * @return list<string>
     */
    private function setDifferences(int $chunk, array $expected): array
    {
        $wrong = [];
        $last = '';
        do {
            $rows = $this->tables->rows(
                'SELECT facet, chunk, size, members, recent FROM {sets} WHERE facet > %s AND chunk = %d ORDER BY facet LIMIT %d',
                $last,
                $chunk,
                self::STEP,
            );
            foreach ($rows as $row) {
                $last = (string) $row['facet'];
                if (str_starts_with($last, 'o:') || $last === ChangeLog::FACET || WordFacet::isReversed($last)) {
                    continue;
                }
                $numbers = SetChunk::read((string) $row['members'], (string) $row['recent'])->numbers();
                if (($expected[$last] ?? '') !== pack('v*', ...$numbers) || (int) $row['size'] !== count($numbers)) {
                    $wrong[] = $last;
                }
                unset($expected[$last]);
            }
        } while (count($rows) === self::STEP);

        return [...$wrong, ...array_map(strval(...), array_keys($expected))];
    }
}
