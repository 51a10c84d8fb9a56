<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Import\Runs;

use Gazetteer\Data\DataNames;
use Gazetteer\Import\BulkWriteMode;
use Gazetteer\Import\Domain\ImportRun;
use Gazetteer\Import\Domain\RunStep;
use Gazetteer\Kernel\Once\ProcessLock;
use Gazetteer\Search\SiteIndex;

/**
 * Undoes a run for some seconds: deletes what it created, and restores the listings that it changed. Each part is
 * removed from the journal in the same transaction, so that a crash loses nothing.
 */
final class UndoImport
{
    private const SECONDS = 6;
    private const LOCK_SECONDS = 120;
    private const BATCH = 50;
    /** Answers before their reviews, and listings before the terms and pictures that they use. */
    private const ORDER = [ImportJournal::COMMENT, ImportJournal::CHANGED, ImportJournal::LISTING, ImportJournal::PICTURE, ImportJournal::FIELD, ImportJournal::TERM];

    public function __construct(private readonly DataNames $names, private readonly SiteIndex $index)
    {
    }

    public static function start(ImportRun $run): ImportRun
    {
        return ImportRuns::save($run->with(step: RunStep::Undoing, part: 0.0, toUndo: max(1, (new ImportJournal($run->id))->count())));
    }

    /** @return ?ImportRun Null if everything is undone. The run is then deleted. */
    public function proceed(ImportRun $run): ?ImportRun
    {
        return (new ProcessLock('gazetteer_import_lock', self::LOCK_SECONDS))->during(
            fn (): ?ImportRun => $this->work($run),
            __('Another import is running. Wait a moment and try again.', 'gazetteer'),
        );
    }

    private function work(ImportRun $run): ?ImportRun
    {
        $journal = new ImportJournal($run->id);
        $taxonomies = [$this->names->category, $this->names->location, $this->names->feature, $this->names->tag];
        $bulk = new BulkWriteMode($taxonomies);
        $began = microtime(true);
        $bulk->begin();
        try {
            while (($records = self::next($journal)) !== [] && microtime(true) - $began < self::SECONDS) {
                $bulk->inTransaction(function () use ($records, $journal): void {
                    foreach ($records as [$kind, $record]) {
                        $this->undo($kind, (int) $record['object'], (string) $record['was']);
                        $journal->strike((int) $record['id']);
                    }
                });
                $this->index->pending()->flush();
            }
        } finally {
            $bulk->end();
        }
        $left = $journal->count();
        if ($left > 0) {
            return ImportRuns::save($run->with(part: 1 - min(1, $left / max(1, $run->toUndo))));
        }
        ImportRuns::forget($run);
        array_map(self::renewHierarchy(...), $taxonomies);

        return null;
    }

    /** @return list<array{string, array<string, string|null>}> */
    private static function next(ImportJournal $journal): array
    {
        foreach (self::ORDER as $kind) {
            $records = $journal->newest($kind, self::BATCH);
            if ($records !== []) {
                return array_map(static fn (array $record): array => [$kind, $record], $records);
            }
        }

        return [];
    }

    private function undo(string $kind, int $object, string $was): void
    {
        if ($kind === ImportJournal::CHANGED) {
            ListingSnapshot::restore($object, $was) && $this->index->pending()->add($object);

            return;
        }
        match ($kind) {
            ImportJournal::COMMENT => wp_delete_comment($object, true),
            ImportJournal::PICTURE => wp_delete_attachment($object, true),
            ImportJournal::TERM => taxonomy_exists($was) ? wp_delete_term($object, $was) : null,
            default => wp_delete_post($object, true),
        };
    }

    /** WordPress caches the hierarchy of a taxonomy in an option. Delete it if there is none, as before the first term. */
    private static function renewHierarchy(string $taxonomy): void
    {
        delete_option("{$taxonomy}_children");
        if (is_taxonomy_hierarchical($taxonomy) && wp_count_terms(['taxonomy' => $taxonomy, 'hide_empty' => false]) > 0) {
            _get_term_hierarchy($taxonomy);
        }
    }
}
