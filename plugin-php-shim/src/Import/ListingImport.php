<?php

declare(strict_types=1);

namespace Gazetteer\Import;

use Closure;
use Gazetteer\Directory\Listing\VisitorText;
use Gazetteer\Import\Domain\Column;
use Gazetteer\Import\Domain\FilePosition;
use Gazetteer\Import\Domain\Progress;
use Gazetteer\Import\Domain\Row;
use Gazetteer\Import\Domain\RowFault;
use Gazetteer\Import\Domain\RowListing;
use Gazetteer\Import\Domain\RowListingReader;
use Gazetteer\Import\Domain\RowProblem;
use Gazetteer\Import\Domain\Unreadable;
use RuntimeException;
use Throwable;

/** Imports the rows of a file in batches. Skips unchanged rows, and reports invalid rows without stopping. */
final class ListingImport
{
    /** Batch size. The search index writes up to 100 listings at once, after they are complete. */
    private const TOGETHER = 50;

    private Progress $progress;

    /** @var array<string, true> Keys already seen in the file, shortened to save memory. */
    private array $seen = [];

    /** @var list<RowProblem> Problems in the current batch. */
    private array $problems = [];

    /**
     * @param bool $isTrusted Whether shortcodes and blocks in the file are kept; otherwise they become text.
     * @param bool $isRehearsal Dry run: reports the result without writing anything.
     * @param Closure(int...): mixed $look Called with the IDs of created listings.
     * @param Closure(RowProblem): mixed $complain
     */
    public function __construct(
        private readonly RowListingReader $reader,
        private readonly KeptRows $kept,
        private readonly RowListingWriter $writer,
        private readonly QuietWrites $writes,
        private readonly bool $isTrusted,
        private readonly bool $isRehearsal,
        private readonly Closure $look,
        private readonly Closure $complain,
    ) {
    }

    /**
     * @param callable(FilePosition, Progress): bool $go Called with the progress at intervals; returns false to stop.
     * @return bool Whether the import reached the end of the file.
     */
    public function run(ImportFile $file, callable $go): bool
    {
        [$place, $this->progress] = $this->isRehearsal ? [new FilePosition(), new Progress()] : $file->state->read();
        $this->isRehearsal || $this->writes->begin();
        try {
            $isDone = $this->takeAll($file, $place, $go);
        } finally {
            $this->isRehearsal || $this->writes->end();
        }
        if ($isDone && !$this->isRehearsal) {
            $file->state->forget();
        }

        return $isDone;
    }

    /** @param callable(FilePosition, Progress): bool $go */
    private function takeAll(ImportFile $file, FilePosition $place, callable $go): bool
    {
        foreach (self::portions($file->rows->rows($place)) as $rows) {
            $place = $rows[count($rows) - 1]->after;
            if ($this->isRehearsal) {
                $this->take($rows);
            } else {
                $this->takeTogether($file, $rows);
            }
            array_map($this->complain, $this->problems);
            $this->problems = [];
            if (!$go($place, $this->progress)) {
                return false;
            }
        }

        return true;
    }

    /**
     * Rolls back a batch that cannot be written and retries it row by row, so that one bad row does not affect the
     * others.
     *
     * @param non-empty-list<Row> $rows
     */
    private function takeTogether(ImportFile $file, array $rows): void
    {
        $before = [clone $this->progress, $this->seen, $this->problems];
        try {
            $this->writes->together(function () use ($file, $rows): void {
                $this->take($rows);
                ($this->look)(...$this->writer->finish());
                $file->state->keep($rows[count($rows) - 1]->after, $this->progress);
            });
        } catch (Throwable $wrong) {
            [$this->progress, $this->seen, $this->problems] = $before;
            $this->writer->drop();
            if (count($rows) === 1) {
                $this->refuse(new RowProblem($rows[0]->line, RowFault::NotSaved, '', $wrong->getMessage()));

                return;
            }
            $refused = $this->progress->refused;
            foreach ($rows as $row) {
                $this->takeTogether($file, [$row]);
            }
            if ($this->progress->refused - $refused === count($rows)) {
                // The database failed, not a row. The import can resume here later.
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
    private function take(array $rows): void
    {
        $rowListings = array_values(array_filter(array_map($this->read(...), $rows)));
        $kept = $this->kept->find(array_map(static fn (RowListing $rowListing): string => $rowListing->key, $rowListings));
        foreach ($rowListings as $rowListing) {
            $hash = $rowListing->hash();
            ['id' => $id, 'hash' => $known] = $kept[$rowListing->key] ?? ['id' => 0, 'hash' => ''];
            if ($known === $hash) {
                $this->progress->unchanged++;
                continue;
            }
            try {
                $this->writer->write($rowListing, $id);
                $id === 0 ? $this->progress->made++ : $this->progress->changed++;
            } catch (Unreadable $wrong) {
                $this->refuse(new RowProblem($rowListing->line, $wrong->fault, $wrong->column, $wrong->getMessage()));
            } catch (Throwable $wrong) {
                $this->refuse(new RowProblem($rowListing->line, RowFault::NotSaved, '', $wrong->getMessage()));
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
        $this->refuse(...$read);

        return null;
    }

    /** Counts a row as rejected once, even with several problems. */
    private function refuse(RowProblem ...$problems): void
    {
        $this->progress->refused++;
        array_push($this->problems, ...$problems);
    }

    /**
     * @param iterable<Row> $rows
     * @return iterable<non-empty-list<Row>>
     */
    private static function portions(iterable $rows): iterable
    {
        $portion = [];
        foreach ($rows as $row) {
            $portion[] = $row;
            if (count($portion) === self::TOGETHER) {
                yield $portion;
                $portion = [];
            }
        }
        if ($portion !== []) {
            yield $portion;
        }
    }
}
