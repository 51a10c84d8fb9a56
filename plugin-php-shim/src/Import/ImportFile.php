<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.
// phpcs:disable WordPress.WP.AlternativeFunctions -- local files; WP_Filesystem could ask for FTP credentials.

namespace Gazetteer\Import;

use Gazetteer\Api\ListingImporter;
use Gazetteer\Import\Domain\Column;
use Gazetteer\Import\Domain\Files\CsvRows;
use Gazetteer\Import\Domain\Files\GeoJson;
use Gazetteer\Import\Domain\Files\JsonArray;
use Gazetteer\Import\Domain\Files\JsonLines;
use Gazetteer\Import\Domain\Files\MappedRows;
use Gazetteer\Import\Domain\Files\RowSource;
use RuntimeException;

/** A source of listings, with the position where the last import of it stopped. */
final class ImportFile
{
    private const START = 4096;

    /**
     * @param ?resource $file
     * @param bool $isRun Whether the import runs in several requests, so that its check also stores its position.
     */
    private function __construct(private $file, public readonly RowSource $rows, public readonly ImportState $state, public readonly bool $isRun = false)
    {
    }

    /**
     * @param string $path A local path; '' for an importer that reads database tables. URLs are rejected.
     * @param string $slug The slug of an importer; '' to select one by the file.
     */
    public static function open(string $path, string $slug = ''): self
    {
        if ($path === '' && $slug !== '') {
            return new self(null, new ImporterRows(self::importer($path, $slug), $path), ImportState::forImporter($slug));
        }
        $file = self::lock($path);
        $importer = $slug === '' ? ImporterRows::find($path, '') : self::importer($path, $slug);
        if ($importer !== null) {
            return new self($file, new ImporterRows($importer, $path), ImportState::forFile($file));
        }
        $rows = self::rows($file, self::start($file));
        $isListings = !$rows instanceof CsvRows || in_array(Column::Key->value, array_map(Column::known(...), $rows->columns()), true);
        if (!$isListings) {
            throw new RuntimeException(__('The first line must contain the column names, and one of them must be “key”.', 'gazetteer'));
        }

        return new self($file, $rows, ImportState::forFile($file));
    }

    /**
     * Opens a file whose columns the user has assigned, or the tables that an importer reads.
     *
     * @param array<string, string> $targets See `MappedRows`. An importer needs none.
     * @param string $part The part of the run: its check or its import.
     */
    public static function openRun(string $run, string $part, string $path, string $slug, array $targets): self
    {
        $state = ImportState::forRun($run, $part);
        if ($slug !== '') {
            return new self(null, new ImporterRows(self::importer($path, $slug), $path), $state, true);
        }
        $file = self::lock($path);

        return new self($file, new MappedRows(self::rows($file, self::start($file)), $targets), $state, true);
    }

    /** Opens a file only to read its first rows, with its own columns. */
    public static function peek(string $path): RowSource
    {
        $file = self::lock($path);

        return self::rows($file, self::start($file));
    }

    /** @return resource */
    private static function lock(string $path)
    {
        if (str_contains($path, '://') || !is_file($path) || !is_readable($path)) {
            throw new RuntimeException(__('The file does not exist or cannot be read.', 'gazetteer'));
        }
        $file = fopen($path, 'rb');
        if ($file === false) {
            throw new RuntimeException(__('The file does not exist or cannot be read.', 'gazetteer'));
        }
        // Lock the file, because two concurrent imports would create duplicates. The lock ends with the process.
        if (!flock($file, LOCK_EX | LOCK_NB, $isTaken) && $isTaken === 1) {
            throw new RuntimeException(__('This file is already being imported.', 'gazetteer'));
        }

        return $file;
    }

    /** @param resource $file */
    private static function start($file): string
    {
        $start = (string) fread($file, self::START);
        rewind($file);
        if (preg_match('/^(?:\xFF\xFE|\xFE\xFF|PK\x03\x04|\xD0\xCF\x11\xE0)/', $start) === 1) {
            throw new RuntimeException(__('The file is not encoded in UTF-8. Please save the table as CSV, encoded in UTF-8.', 'gazetteer'));
        }

        return $start;
    }

    private static function importer(string $path, string $slug): ListingImporter
    {
        return ImporterRows::find($path, $slug)
            /* translators: %s: slug of an importer. */
            ?? throw new RuntimeException(sprintf(__('There is no importer “%s” that can read this file.', 'gazetteer'), $slug));
    }

    /** @param resource $file */
    private static function rows($file, string $start): RowSource
    {
        preg_match('/^(?:\xEF\xBB\xBF)?\s*([\[{]?)/', $start, $found);
        $isGeoJson = GeoJson::isGeoJson($start);
        if (($isGeoJson || ($found[1] ?? '') === '[') && (fstat($file)['size'] ?? 0) > JsonArray::MOST_BYTES) {
            /* translators: %d: number of megabytes. */
            throw new RuntimeException(sprintf(__('A JSON array can have at most %d MB. Save the file as JSON Lines instead: one object per line.', 'gazetteer'), JsonArray::MOST_BYTES >> 20));
        }

        return match (true) {
            $isGeoJson => new GeoJson($file),
            ($found[1] ?? '') === '[' => new JsonArray($file),
            ($found[1] ?? '') === '{' => new JsonLines($file),
            default => new CsvRows($file),
        };
    }

    /** The total size for the progress bar, in bytes. */
    public function size(): int
    {
        return $this->rows instanceof ImporterRows ? 1 : (int) (fstat($this->file)['size'] ?? 0);
    }

    /** @return list<string> Columns that the import does not know and ignores. */
    public function unknownColumns(): array
    {
        return array_values(array_filter($this->rows->columns(), static fn (string $name): bool => $name !== '' && Column::known($name) === null));
    }
}
