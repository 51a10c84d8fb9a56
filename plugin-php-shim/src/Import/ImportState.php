<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- local files; WP_Filesystem could ask for FTP credentials.

namespace Gazetteer\Import;

use Gazetteer\Import\Domain\FilePosition;
use Gazetteer\Import\Domain\Progress;

/**
 * Stores the position where an import stopped, so that it can continue. The option contains the positions of the last
 * few files.
 */
final class ImportState
{
    public const OPTION = 'gazetteer_imports';
    private const MAX_FILES = 20;
    private const SAMPLE_BYTES = 65_536;

    private function __construct(private readonly string $file)
    {
    }

    /** @param resource $file Identified by its size, beginning and end, so that the file may be moved. */
    public static function forFile($file): self
    {
        $size = (int) (fstat($file)['size'] ?? 0);
        rewind($file);
        $beginning = (string) fread($file, self::SAMPLE_BYTES);
        fseek($file, max(0, $size - self::SAMPLE_BYTES));
        $end = (string) fread($file, self::SAMPLE_BYTES);
        rewind($file);

        return new self(md5("{$size}\n{$beginning}\n{$end}"));
    }

    public static function forImporter(string $slug): self
    {
        return new self("importer {$slug}");
    }

    /** @param string $part The part of a run: its check or its import. */
    public static function forRun(string $run, string $part): self
    {
        return new self("run {$run} {$part}");
    }

    /** @return array{FilePosition, Progress} */
    public function read(): array
    {
        $kept = (array) ($this->all()[$this->file] ?? []);

        return [new FilePosition((int) ($kept['bytes'] ?? 0), max(1, (int) ($kept['line'] ?? 1))), Progress::fromCounts((array) ($kept['counts'] ?? []))];
    }

    public function keep(FilePosition $position, Progress $progress): void
    {
        $kept = ['bytes' => $position->bytes, 'line' => $position->line, 'counts' => $progress->counts()];
        update_option(self::OPTION, array_slice([$this->file => $kept] + $this->all(), 0, self::MAX_FILES, true), false);
    }

    public function forget(): void
    {
        $others = array_diff_key($this->all(), [$this->file => true]);
        $others === [] ? delete_option(self::OPTION) : update_option(self::OPTION, $others, false);
    }

    /** @return array<array-key, mixed> */
    private function all(): array
    {
        return (array) get_option(self::OPTION, []);
    }
}
