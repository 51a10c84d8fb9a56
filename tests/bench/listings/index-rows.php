<?php

/**
 * Writes the rows of the search index directly to SQLite, because WordPress’s SQLite drop-in would
 * parse statements for an hour. Not for real sites: no other process may write at the same time.
 */

declare(strict_types=1);

use Gazetteer\Search\Domain\IndexEntry;
use Gazetteer\Search\Domain\SetChunk;
use Gazetteer\Search\Domain\Words\TypingErrors;
use Gazetteer\Search\Domain\Words\WordFacet;
use Gazetteer\Search\IndexTables;
use Gazetteer\Search\SiteIndex;
use Gazetteer\Search\Write\FacetChanges;
use Gazetteer\Search\Write\IndexRows;
use Gazetteer\Search\Write\RoughOrders;

final class BenchIndexRows
{
    private readonly PDO $sqlite;
    private IndexTables $tables;

    public function __construct(private readonly SiteIndex $index)
    {
        $this->sqlite = new PDO('sqlite:' . FQDB);
        $this->sqlite->setAttribute(PDO::ATTR_ERRMODE, PDO::ERRMODE_EXCEPTION);
    }

    /** @return int The id of the last listing; 0 when all are done. */
    public function write(int $after, int $most): int
    {
        if ($after === 0) {
            $this->index->state()->startBuild($this->index->rebuilder()->fieldsFingerprint(), $this->index->rebuilder()->count());
        }
        $this->tables = new IndexTables((string) $this->index->state()->buildingSlot());
        if ($after === 0) {
            $this->tables->drop();
            $this->tables->create();
        }
        // Read everything before writing: the drop-in uses another connection, and a write would
        // lock it.
        $entries = [];
        while (count($entries) < $most && ($ids = $this->index->rebuilder()->published($after)) !== []) {
            $entries += $this->index->reader()->read($ids);
            $after = $ids[count($ids) - 1];
            wp_cache_flush_runtime();
        }
        if ($entries === []) {
            (new RoughOrders($this->tables, new FacetChanges($this->tables)))->renew();
            $this->index->state()->swap();

            return 0;
        }
        $changes = [];
        $this->sqlite->beginTransaction();
        foreach ($entries as $entry) {
            $number = $this->insert($entry);
            foreach ($entry->facets as $facet) {
                $changes[SetChunk::indexOf($number)][$facet][$number % SetChunk::SPAN] = $entry->spot($facet) ?? true;
            }
        }
        array_walk($changes, fn (array $facets, int $chunk) => $this->change($chunk, $facets));
        $this->sqlite->commit();

        return $after;
    }

    private function insert(IndexEntry $entry): int
    {
        static $listing = null, $facets = null;
        $listing ??= $this->sqlite->prepare("INSERT INTO {$this->tables->listings()} (title, published, rated, x, y, z, id) VALUES (?, ?, ?, ?, ?, ?, ?)");
        $facets ??= $this->sqlite->prepare("INSERT INTO {$this->tables->facets()} (id, print, facets) VALUES (?, ?, ?)");
        $point = array_map(static fn (float $part): string => sprintf('%.17F', $part), $entry->point() ?? [9.0, 9.0, 9.0]);
        $listing->execute([$entry->title, $entry->published, $entry->rated, ...$point, $entry->id]);
        $number = (int) $this->sqlite->lastInsertId();
        $facets->execute(IndexRows::facetsOf($entry));

        return $number;
    }

    /** @param array<string, array<int, mixed>> $facets */
    private function change(int $chunk, array $facets): void
    {
        $sets = $this->tables->sets();
        $read = $this->sqlite->prepare("SELECT members FROM {$sets} WHERE facet = ? AND chunk = ?");
        $write = $this->sqlite->prepare("REPLACE INTO {$sets} (facet, chunk, size, stamp, members, recent) VALUES (?, ?, ?, 1, ?, '')");
        $word = $this->sqlite->prepare("INSERT OR IGNORE INTO {$sets} (facet, chunk, size, stamp, members, recent) VALUES (?, 0, 0, 0, '', '')");
        foreach ($facets as $facet => $members) {
            $own = str_starts_with((string) $facet, 'w:') ? WordFacet::wordOf((string) $facet) : null;
            if ($own !== null && TypingErrors::suggested($own) > 0) {
                $word->execute([WordFacet::reversed($own)]);
            }
            $read->execute([(string) $facet, $chunk]);
            [$size, $text] = SetChunk::change((string) $read->fetchColumn(), $members);
            $read->closeCursor();
            $write->execute([(string) $facet, $chunk, $size, $text]);
        }
    }
}
