<?php

declare(strict_types=1);

namespace Gazetteer\Import;

use Gazetteer\Import\Domain\Column;
use Gazetteer\Import\Domain\Files\CsvRows;
use Gazetteer\Import\Domain\Files\JsonRows;
use Gazetteer\Import\Domain\Files\RowSource;
use RuntimeException;

/** A local file of listings, and the position where the last import stopped. */
final class ImportFile
{
    private const START = 4096;

    /** @param resource $file */
    private function __construct(private $file, public readonly RowSource $rows, public readonly ImportState $state)
    {
    }

    /** @param string $path A local path; URLs are rejected. */
    public static function open(string $path): self
    {
        if (str_contains($path, '://') || !is_file($path) || !is_readable($path)) {
            throw new RuntimeException(__('The file does not exist or cannot be read.', 'gazetteer'));
        }
        $file = fopen($path, 'rb');
        if ($file === false) {
            throw new RuntimeException(__('The file does not exist or cannot be read.', 'gazetteer'));
        }
        // Two concurrent imports of one file would create duplicates. The lock ends with the process.
        if (!flock($file, LOCK_EX | LOCK_NB, $isTaken) && $isTaken === 1) {
            throw new RuntimeException(__('This file is already being imported.', 'gazetteer'));
        }
        $start = (string) fread($file, self::START);
        rewind($file);
        if (preg_match('/^(?:\xFF\xFE|\xFE\xFF|PK\x03\x04|\xD0\xCF\x11\xE0)/', $start) === 1) {
            throw new RuntimeException(__('The file is not encoded in UTF-8. Please save the table as CSV, encoded in UTF-8.', 'gazetteer'));
        }
        $isJson = preg_match('/^(?:\xEF\xBB\xBF)?\s*[\[{]/', $start) === 1;
        $rows = $isJson ? new JsonRows($file) : new CsvRows($file);
        $isListings = $isJson || in_array(Column::Key->value, array_map(Column::known(...), $rows->columns()), true);
        if (!$isListings) {
            throw new RuntimeException(__('The first line must contain the column names, and one of them must be “key”.', 'gazetteer'));
        }

        return new self($file, $rows, ImportState::of($file));
    }

    public function size(): int
    {
        return (int) (fstat($this->file)['size'] ?? 0);
    }

    /** @return list<string> Columns that are unknown and ignored. */
    public function unknownColumns(): array
    {
        return array_values(array_filter($this->rows->columns(), static fn (string $name): bool => $name !== '' && Column::known($name) === null));
    }
}
