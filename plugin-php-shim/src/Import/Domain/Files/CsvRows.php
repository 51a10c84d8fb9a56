<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain\Files;

use Gazetteer\Import\Domain\FilePosition;
use Gazetteer\Import\Domain\Row;
use Gazetteer\Import\Domain\RowFault;
use Gazetteer\Import\Domain\RowProblem;

if (!defined('ABSPATH')) {
    exit;
}

/** Reads a CSV file whose first line contains the column names. Quotes follow RFC 4180. */
final class CsvRows implements RowSource
{
    private const DELIMITERS = [',', ';', "\t", '|'];

    /** Maximum bytes of a cell. Cells of spreadsheets are at most a sixth of this size. */
    private const LARGEST_CELL = 200_000;

    private readonly Lines $lines;
    private string $delimiter = ',';
    private FilePosition $first;
    /** @var list<string> */
    private array $columns;

    /** @param resource $file */
    public function __construct($file)
    {
        $this->lines = new Lines($file);
        $this->columns = $this->readHead();
    }

    public function columns(): array
    {
        return $this->columns;
    }

    public function rows(FilePosition $from): iterable
    {
        $this->lines->goTo($from->bytes < $this->first->bytes ? $this->first : $from);
        while (true) {
            $line = $this->lines->position()->line;
            $record = $this->record();
            if ($record === null) {
                return;
            }
            if ($record !== '') {
                yield $this->row($record, $line);
            }
        }
    }

    /** @return list<string> */
    private function readHead(): array
    {
        $this->lines->goTo(new FilePosition());
        $head = $this->record() ?? '';
        // Some spreadsheets write a line such as `sep=;` before the column names.
        if (preg_match('/^sep=(.)$/D', $head, $found) === 1) {
            $this->delimiter = $found[1];
            $head = $this->record() ?? '';
        } else {
            $this->delimiter = self::detectDelimiter($head);
        }
        $this->first = $this->lines->position();

        return array_map('trim', $this->cells($head));
    }

    private static function detectDelimiter(string $head): string
    {
        $outside = (string) preg_replace('/"[^"]*+"/', '', $head);
        $counts = array_map(static fn (string $delimiter): int => substr_count($outside, $delimiter), self::DELIMITERS);

        return self::DELIMITERS[(int) array_search(max($counts), $counts, true)];
    }

    /** Returns the next row without its line break; '' for an empty line, and null at the end of the file. */
    private function record(): ?string
    {
        $record = $this->lines->next();
        if ($record === null) {
            return null;
        }
        if (strlen($record) >= Lines::MAX_BYTES) {
            $this->lines->skipRest($record);

            return $record;
        }
        $first = $this->lines->position();
        $isOpen = $this->isOpen($record);
        while ($isOpen && strlen($record) < Lines::MAX_BYTES && ($more = $this->lines->next()) !== null) {
            $record .= $more;
            $isOpen = !str_contains($more, '"') || $this->isOpen($record);
        }
        // If a quote is never closed, continue after its first line, so that only this line is invalid.
        if ($isOpen) {
            $this->lines->goTo($first);
        }

        return rtrim($record, "\r\n");
    }

    /** Whether a quote is open at the end of the text, so that the row continues in the next line. */
    private function isOpen(string $record): bool
    {
        if (!str_contains($record, '"')) {
            return false;
        }
        $delimiter = preg_quote($this->delimiter, '/');
        $open = preg_match("/^(?:(?:\"(?:[^\"]++|\"\")*+\"[^{$delimiter}]*+|[^\"{$delimiter}][^{$delimiter}]*+|){$delimiter})*+\"(?:[^\"]++|\"\")*+$/D", $record);

        return $open === 1;
    }

    private function row(string $record, int $line): Row
    {
        $after = $this->lines->position();
        $fault = static fn (RowFault $fault, string $column = ''): Row => new Row($line, [], $after, new RowProblem($line, $fault, $column, $record));
        if (strlen($record) >= Lines::MAX_BYTES) {
            return $fault($this->isOpen($record) ? RowFault::Unfinished : RowFault::TooLarge);
        }
        if (preg_match('//u', $record) !== 1) {
            return $fault(RowFault::NotUtf8);
        }
        if ($this->isOpen($record)) {
            return $fault(RowFault::Unfinished);
        }
        $cells = $this->cells($record);
        if (count(array_filter(array_slice($cells, count($this->columns)), static fn (string $cell): bool => $cell !== '')) > 0) {
            return $fault(RowFault::TooManyCells);
        }
        $named = [];
        foreach ($this->columns as $at => $column) {
            $cell = $cells[$at] ?? '';
            if (strlen($cell) > self::LARGEST_CELL) {
                return $fault(RowFault::TooLarge, $column);
            }
            $named[$column] = Formula::unescape($cell);
        }

        return new Row($line, $named, $after);
    }

    /** @return list<string> */
    private function cells(string $record): array
    {
        return array_map('strval', str_getcsv($record, $this->delimiter, '"', ''));
    }
}
