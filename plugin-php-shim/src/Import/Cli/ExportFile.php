<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Import\Cli;

use Gazetteer\Import\Domain\Files\CsvWriter;
use Gazetteer\Import\Domain\Files\JsonLinesWriter;
use Gazetteer\Import\ListingExport;
use RuntimeException;

/** Exports listings to a file in WP-CLI, with a progress bar. */
final class ExportFile
{
    private const TERMINAL = 'php://stdout';

    public function __construct(private readonly ListingExport $export)
    {
    }

    /** @return int The number of exported listings. */
    public function write(string $path, bool $isJson): int
    {
        $isFile = $path !== self::TERMINAL;
        // phpcs:disable WordPress.WP.AlternativeFunctions -- the WP-CLI user chooses the path.
        $file = $path === '' || ($isFile && str_contains($path, '://')) ? false : @fopen($path, 'wb');
        if ($file === false) {
            throw new RuntimeException(__('The file cannot be written to this path.', 'gazetteer'));
        }
        $rows = $isJson ? new JsonLinesWriter() : new CsvWriter($this->export->columns());
        $bar = $isFile ? \WP_CLI\Utils\make_progress_bar(__('Writing listings', 'gazetteer'), $this->export->total()) : null;
        $isComplete = true;
        $written = $this->export->run(
            $rows,
            static function (string $text) use ($file, &$isComplete): void {
                $isComplete = fwrite($file, $text) === strlen($text) && $isComplete;
            },
            static fn (int $more) => $bar?->tick($more),
        );
        $bar?->finish();
        if (!fclose($file) || !$isComplete) {
            throw new RuntimeException(__('The file could not be written completely. Check the free disk space.', 'gazetteer'));
        }
        // phpcs:enable

        return $written;
    }
}
