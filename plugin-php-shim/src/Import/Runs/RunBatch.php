<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Import\Runs;

use Gazetteer\Import\Domain\FilePosition;
use Gazetteer\Import\Domain\ImportRun;
use Gazetteer\Import\Domain\Progress;
use Gazetteer\Import\Domain\RowAnswer;
use Gazetteer\Import\Domain\RunStep;
use Gazetteer\Import\ImportFile;
use Gazetteer\Import\ImportState;
use Gazetteer\Import\Sources\SiteImporter;
use Gazetteer\Import\Sources\SiteImporters;
use Gazetteer\Import\TransferServices;
use Gazetteer\Kernel\Once\ProcessLock;
use RuntimeException;

/** Continues a run for some seconds. Each batch of rows is saved with its position, so that a crash loses nothing. */
final class RunBatch
{
    public const CHECK = 'check';
    public const IMPORT = 'import';
    private const SECONDS = 6;
    private const LOCK_SECONDS = 120;

    /** @param int $most The maximum number of batches; 0 for as many as fit into the time. */
    public function __construct(private readonly TransferServices $transfer, private readonly int $most = 0)
    {
    }

    /** Starts the check or the import from the first row. */
    public static function start(ImportRun $run, RunStep $step): ImportRun
    {
        $part = self::part($step);
        ImportState::forRun($run->id, $part)->forget();

        return ImportRuns::save(RunFiles::prepare($run, $part)->with(step: $step, part: 0.0, counts: []));
    }

    /** @throws RuntimeException If another request works on a run, or the file cannot be read. */
    public function proceed(ImportRun $run): ImportRun
    {
        return (new ProcessLock('gazetteer_import_lock', self::LOCK_SECONDS))->during(
            fn (): ImportRun => $this->work(ImportRuns::find($run->id) ?? $run),
            __('Another import is running. Wait a moment and try again.', 'gazetteer'),
        );
    }

    private function work(ImportRun $run): ImportRun
    {
        if (!$run->step->isWork() || $run->step === RunStep::Undoing) {
            return $run;
        }
        $part = self::part($run->step);
        $isCheck = $part === self::CHECK;
        $journal = $isCheck ? null : new ImportJournal($run->id);
        $journal?->open();
        $isCheck || $this->makeFields($run, $journal);
        $file = ImportFile::openRun($run->id, $part, RunFiles::path($run, 'rows'), $run->importer, $run->targets);
        $seen = RunFiles::seen($run, $part);
        $answers = [];
        $import = $this->transfer->import($isCheck, static function (RowAnswer $answer) use (&$answers): void {
            $answers[] = $answer;
        }, $run->isTrusted, $journal, $seen);
        [$began, $batches, $share] = [microtime(true), 0, $run->part];
        $isDone = $import->run($file, function (FilePosition $position, Progress $progress) use (&$answers, &$seen, &$run, &$batches, &$share, $import, $part, $file, $began): bool {
            RunFiles::write($run, $part, $answers);
            RunFiles::addSeen($run, $part, array_diff_key($import->seen(), $seen));
            [$answers, $seen] = [[], $import->seen()];
            $share = $this->share($run, $position, $file);
            $run = $run->with(counts: $progress->counts(), part: $share);
            $batches++;

            return microtime(true) - $began < self::SECONDS && ($this->most === 0 || $batches < $this->most);
        });

        return ImportRuns::save($isDone ? $this->finish($run, $part) : $run);
    }

    private function finish(ImportRun $run, string $part): ImportRun
    {
        ImportState::forRun($run->id, $part)->forget();
        $isCheck = $part === self::CHECK;

        return $run->with(
            step: $run->step->after() ?? $run->step,
            part: 1.0,
            checked: $isCheck ? $run->counts : $run->checked,
            toUndo: $isCheck ? 0 : (new ImportJournal($run->id))->count(),
        );
    }

    private function share(ImportRun $run, FilePosition $position, ImportFile $file): float
    {
        $importer = SiteImporters::all()[$run->importer] ?? null;
        $total = $importer instanceof SiteImporter ? $importer->total() : $file->size();
        $done = $importer instanceof SiteImporter ? $position->line - 1 : $position->bytes;

        return max(0.0, min(1.0, $total > 0 ? $done / $total : 0.0));
    }

    /** Creates the custom fields of another plugin that this site does not have, once per run. */
    private function makeFields(ImportRun $run, ?ImportJournal $journal): void
    {
        $importer = SiteImporters::all()[$run->importer] ?? null;
        if ($journal !== null && $importer instanceof SiteImporter && ImportState::forRun($run->id, self::IMPORT)->read()[0]->isBeginning()) {
            (new ImportedFields($journal))->make($importer->fields());
        }
    }

    private static function part(RunStep $step): string
    {
        return $step === RunStep::Checking ? self::CHECK : self::IMPORT;
    }
}
