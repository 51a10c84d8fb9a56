<?php

declare(strict_types=1); // phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Import;

use Closure;
use Gazetteer\Directory\Listing\VisitorText;
use Gazetteer\Import\Domain\Column;
use Gazetteer\Import\Domain\FilePosition;
use Gazetteer\Import\Domain\Progress;
use Gazetteer\Import\Domain\Row;
use Gazetteer\Import\Domain\RowAnswer;
use Gazetteer\Import\Domain\RowBatches;
use Gazetteer\Import\Domain\RowFault;
use Gazetteer\Import\Domain\RowListing;
use Gazetteer\Import\Domain\RowListingReader;
use Gazetteer\Import\Domain\RowProblem;
use Gazetteer\Import\Domain\RowResult;
use Gazetteer\Import\Domain\Unreadable;
use RuntimeException;
use Throwable;

/** Imports the rows of a file in batches. Skips unchanged rows, and reports invalid rows without stopping. */
final class ListingImport
{
    /** Rows per transaction. At 100 pending listings, the search index would process incomplete listings. */
    private const BATCH_SIZE = 50;

    private Progress $progress;
    /** @var list<RowAnswer> The results of the rows of the current batch. */
    private array $answers = [];

    /**
     * @param bool $isTrusted Whether shortcodes and blocks in the file are kept. If not, they become text.
     * @param bool $isDryRun Whether to report the result without writing anything.
     * @param Closure(int...): mixed $onCreated Called with the IDs of created listings.
     * @param Closure(RowAnswer): mixed $report Called for each row after its batch is saved.
     * @param array<string, true> $seen The keys of the rows so far, as short hashes to save memory.
     */
    public function __construct(
        private readonly RowListingReader $reader,
        private readonly ImportedListings $kept,
        private readonly RowListingWriter $writer,
        private readonly BulkWriteMode $bulkWrites,
        private readonly bool $isTrusted,
        private readonly bool $isDryRun,
        private readonly Closure $onCreated,
        private readonly Closure $report,
        private array $seen = [],
    ) {
    }

    /**
     * @param callable(FilePosition, Progress): bool $onBatch Called after each batch. Returns false to stop the import.
     * @return bool Whether the import reached the end of the file.
     */
    public function run(ImportFile $file, callable $onBatch): bool
    {
        [$position, $this->progress] = $this->isDryRun && !$file->isRun ? [new FilePosition(), new Progress()] : $file->state->read();
        $this->isDryRun || $this->bulkWrites->begin();
        try {
            $isDone = $this->importAll($file, $position, $onBatch);
        } finally {
            $this->isDryRun || $this->bulkWrites->end();
        }
        if ($isDone && !$file->isRun && !$this->isDryRun) {
            $file->state->forget();
        }

        return $isDone;
    }

    /** @param callable(FilePosition, Progress): bool $onBatch */
    private function importAll(ImportFile $file, FilePosition $position, callable $onBatch): bool
    {
        foreach (RowBatches::split($file->rows->rows($position), self::BATCH_SIZE) as $rows) {
            $position = $rows[count($rows) - 1]->after;
            if ($this->isDryRun) {
                $this->importRows($rows);
                $file->isRun && $file->state->keep($position, $this->progress);
            } else {
                $this->importBatch($file, $rows);
            }
            array_map($this->report, $this->answers);
            $this->answers = [];
            if (!$onBatch($position, $this->progress)) {
                return false;
            }
        }

        return true;
    }

    /**
     * Imports a batch in one transaction. If it fails, rolls it back and imports the rows one by one. An invalid row
     * then does not affect the others.
     *
     * @param non-empty-list<Row> $rows
     */
    private function importBatch(ImportFile $file, array $rows): void
    {
        $before = [clone $this->progress, $this->seen, $this->answers];
        try {
            $this->bulkWrites->inTransaction(function () use ($file, $rows): void {
                $this->importRows($rows);
                ($this->onCreated)(...$this->writer->finish());
                $file->state->keep($rows[count($rows) - 1]->after, $this->progress);
            });
        } catch (Throwable $wrong) {
            [$this->progress, $this->seen, $this->answers] = $before;
            $this->writer->drop();
            if (count($rows) === 1) {
                $title = $rows[0]->cells[Column::Title->value] ?? '';
                $this->refuse(is_string($title) ? $title : '', new RowProblem($rows[0]->line, RowFault::NotSaved, '', $wrong->getMessage()));

                return;
            }
            $refused = $this->progress->refused;
            foreach ($rows as $row) {
                $this->importBatch($file, [$row]);
            }
            if ($this->progress->refused - $refused === count($rows)) {
                // If every row failed, the cause is the database and not a row. A later import can continue with this
                // batch.
                throw new RuntimeException(sprintf(
                    /* translators: 1 and 2: numbers of lines, 3: what went wrong. */
                    __('Lines %1$d to %2$d could not be saved: %3$s', 'gazetteer'),
                    $rows[0]->line,
                    $rows[count($rows) - 1]->line,
                    $wrong->getMessage(),
                ), 0, $wrong);
            }
            $file->state->keep($rows[count($rows) - 1]->after, $this->progress);
        }
    }

    /** @param list<Row> $rows */
    private function importRows(array $rows): void
    {
        $rowListings = array_values(array_filter(array_map($this->read(...), $rows)));
        $kept = $this->kept->find(array_map(static fn (RowListing $rowListing): string => $rowListing->key, $rowListings));
        foreach ($rowListings as $rowListing) {
            $hash = $rowListing->hash();
            ['id' => $id, 'hash' => $known] = $kept[$rowListing->key] ?? ['id' => 0, 'hash' => ''];
            if ($known === $hash) {
                $this->answer($rowListing, RowResult::Unchanged);
                continue;
            }
            try {
                $this->writer->write($rowListing, $id);
                $this->answer($rowListing, $id === 0 ? RowResult::Created : RowResult::Updated);
            } catch (Unreadable $wrong) {
                $this->refuse($rowListing->title(), new RowProblem($rowListing->line, $wrong->fault, $wrong->column, $wrong->getMessage()));
            } catch (Throwable $wrong) {
                $this->refuse($rowListing->title(), new RowProblem($rowListing->line, RowFault::NotSaved, '', $wrong->getMessage()));
            }
        }
    }

    private function read(Row $row): ?RowListing
    {
        $read = $this->reader->read($row);
        if ($read instanceof RowListing) {
            $short = md5($read->key, true);
            $read = isset($this->seen[$short]) ? [new RowProblem($row->line, RowFault::Twice, Column::Key->value, $read->key)] : $read;
            $this->seen[$short] = true;
        }
        if ($read instanceof RowListing) {
            return $this->isTrusted ? $read : $read->withMarkup(VisitorText::neutralize(...));
        }
        $title = $row->cells[Column::Title->value] ?? '';
        $this->refuse(is_string($title) ? $title : '', ...$read);

        return null;
    }

    /** Counts the row as rejected once, even if it has several problems. */
    private function refuse(string $title, RowProblem ...$problems): void
    {
        $this->progress->refused++;
        $this->answers[] = new RowAnswer($problems[0]->line, RowResult::Refused, $title, array_values($problems));
    }

    private function answer(RowListing $row, RowResult $result): void
    {
        match ($result) {
            RowResult::Created => $this->progress->made++,
            RowResult::Updated => $this->progress->changed++,
            default => $this->progress->unchanged++,
        };
        $this->answers[] = new RowAnswer($row->line, $result, $row->title());
    }

    /** @return array<string, true> The keys of the rows so far, as hashes, for the next request of a run. */
    public function seen(): array
    {
        return $this->seen;
    }
}
