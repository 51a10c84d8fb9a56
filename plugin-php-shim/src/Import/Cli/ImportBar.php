<?php

declare(strict_types=1);

namespace Gazetteer\Import\Cli;

use Gazetteer\Import\Domain\FilePosition;
use Gazetteer\Import\Domain\Progress;
use Gazetteer\Import\Domain\RowAnswer;
use Gazetteer\Import\FaultTexts;
use Gazetteer\Import\ImportFile;
use Gazetteer\Import\TransferServices;
use WP_CLI;

/** Imports a file in WP-CLI, with a progress bar and a warning for each problem. */
final class ImportBar
{
    public function __construct(private readonly TransferServices $transfer)
    {
    }

    public function run(ImportFile $file, bool $isDryRun, bool $isTrusted = false): Progress
    {
        $report = static function (RowAnswer $answer): void {
            foreach ($answer->problems as $problem) {
                WP_CLI::warning(FaultTexts::sentence($problem));
            }
        };
        [$from, $progress] = $isDryRun ? [new FilePosition(), new Progress()] : $file->state->read();
        if (!$from->isBeginning()) {
            /* translators: %d: number of a line. */
            WP_CLI::log(sprintf(__('An earlier import of this file stopped. Continuing at line %d.', 'gazetteer'), $from->line));
        }
        $bar = \WP_CLI\Utils\make_progress_bar(__('Reading listings', 'gazetteer'), $file->size());
        $bar->tick($last = $from->bytes);
        $this->transfer->import($isDryRun, $report, $isTrusted)->run($file, static function (FilePosition $position, Progress $now) use ($bar, &$last, &$progress): bool {
            $bar->tick($position->bytes - $last);
            [$last, $progress] = [$position->bytes, $now];

            return true;
        });
        $bar->finish();

        return $progress;
    }
}
