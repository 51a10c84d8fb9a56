<?php

declare(strict_types=1);

namespace Gazetteer\Search\Write;

use Gazetteer\Search\Domain\Geo\Spot;
use Gazetteer\Search\Domain\IndexEntry;
use Gazetteer\Search\Domain\ListingSet;
use Gazetteer\Search\Domain\SetChunk;
use Gazetteer\Search\IndexTables;
use Gazetteer\Search\Read\FacetSets;

/**
 * Fills new index tables during a rebuild. Collects many listings before writing, so that a large set is not
 * rewritten for each listing. Adding the same listing twice is allowed.
 */
final class BulkWriter
{
    private const ROWS = 400;

    private readonly IndexRows $rows;
    /**
     * @var array<int, array<string, string>> Listing numbers within the chunk, packed in two bytes each, by chunk and facet.
     */
    private array $numbers = [];
    /** @var array<int, array<string, array<int, Spot>>> */
    private array $spots = [];
    /**
     * @var list<array{int, string, string}> Rows of the facets table. Text needs a tenth of the memory of `IndexEntry` objects.
     */
    private array $facets = [];

    public function __construct(private readonly IndexTables $tables)
    {
        $this->rows = new IndexRows($tables);
    }

    /** @param array<int, IndexEntry> $entries */
    public function add(array $entries): void
    {
        $numbers = $this->rows->insert($entries);
        foreach ($entries as $id => $entry) {
            $chunk = SetChunk::indexOf($numbers[$id]);
            $number = $numbers[$id] - $chunk * SetChunk::SPAN;
            foreach ($entry->facets as $facet) {
                $spot = $entry->spot($facet);
                if ($spot !== null) {
                    $this->spots[$chunk][$facet][$number] = $spot;
                } else {
                    $this->numbers[$chunk][$facet] = ($this->numbers[$chunk][$facet] ?? '') . pack('v', $number);
                }
            }
        }
        array_push($this->facets, ...array_map(IndexRows::facetsOf(...), array_values($entries)));
    }

    public function write(): void
    {
        foreach ($this->numbers as $chunk => $sets) {
            $this->merge($chunk, $sets, static function (string $members, string $numbers): array {
                $set = SetChunk::read($members)->or(ListingSet::fromNumbers(unpack('v*', $numbers) ?: []));

                return [$set->count(), SetChunk::write($set)];
            });
        }
        foreach ($this->spots as $chunk => $sets) {
            $this->merge($chunk, $sets, SetChunk::change(...));
        }
        foreach ($this->numbers as $sets) {
            foreach (array_chunk(WordList::rows(array_map(strval(...), array_keys($sets))), self::ROWS) as $words) {
                (new FacetChanges($this->tables))->putSets(array_map(static fn (string $word): array => [$word, 0, 0, ''], $words));
            }
        }
        $this->rows->finishNew($this->facets);
        $this->numbers = $this->spots = $this->facets = [];
    }

    /**
     * @template News
     * @param array<string, News> $sets
     * @param callable(string, News): array{int, string} $merged
     */
    private function merge(int $chunk, array $sets, callable $merged): void
    {
        foreach (array_chunk($sets, self::ROWS, true) as $some) {
            $facets = array_map(strval(...), array_keys($some));
            $kept = array_column($this->tables->rows(
                'SELECT facet, members FROM {sets} WHERE facet IN (' . FacetSets::placeholders($facets) . ') AND chunk = %d',
                ...[...$facets, $chunk],
            ), 'members', 'facet');
            $rows = [];
            foreach ($some as $facet => $news) {
                $rows[] = [(string) $facet, $chunk, ...$merged((string) ($kept[$facet] ?? ''), $news)];
            }
            (new FacetChanges($this->tables))->putSets($rows);
        }
    }
}
