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

/** Reads CSV with column names in the first line. Quotes follow RFC 4180. */
final class CsvRows implements RowSource
{
    private const DELIMITERS = [',', ';', "\t", '|'];

    /** About six times the maximum length of a spreadsheet cell. */
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
            $line = $this->lines->place()->line;
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
        // Some spreadsheets write the delimiter into a line before the column names.
        if (preg_match('/^sep=(.)$/D', $head, $found) === 1) {
            $this->delimiter = $found[1];
            $head = $this->record() ?? '';
        } else {
            $this->delimiter = self::sniff($head);
        }
        $this->first = $this->lines->place();

        return array_map('trim', $this->cells($head));
    }

    private static function sniff(string $head): string
    {
        $outside = (string) preg_replace('/"[^"]*+"/', '', $head);
        $counts = array_map(static fn (string $sign): int => substr_count($outside, $sign), self::DELIMITERS);

        return self::DELIMITERS[(int) array_search(max($counts), $counts, true)];
    }

    /** Returns a row without its line end; '' for an empty line, null at the end of the file. */
    private function record(): ?string
    {
        $record = $this->lines->next();
        if ($record === null) {
            return null;
        }
        if (strlen($record) >= Lines::MOST) {
            $this->lines->skipRest($record);

            return $record;
        }
        $first = $this->lines->place();
        $isOpen = $this->isOpen($record);
        while ($isOpen && strlen($record) < Lines::MOST && ($more = $this->lines->next()) !== null) {
            $record .= $more;
            $isOpen = !str_contains($more, '"') || $this->isOpen($record);
        }
        // If a quote is never closed, go back, so that only its first line is invalid.
        if ($isOpen) {
            $this->lines->goTo($first);
        }

        return rtrim($record, "\r\n");
    }

    /** Whether the record ends inside quotes, so that the row continues in the next line. */
    private function isOpen(string $record): bool
    {
        if (!str_contains($record, '"')) {
            return false;
        }
        $sign = preg_quote($this->delimiter, '/');
        $open = preg_match("/^(?:(?:\"(?:[^\"]++|\"\")*+\"[^{$sign}]*+|[^\"{$sign}][^{$sign}]*+|){$sign})*+\"(?:[^\"]++|\"\")*+$/D", $record);

        return $open === 1;
    }

    private function row(string $record, int $line): Row
    {
        $after = $this->lines->place();
        $fault = static fn (RowFault $fault, string $column = ''): Row => new Row($line, [], $after, new RowProblem($line, $fault, $column, $record));
        if (strlen($record) >= Lines::MOST) {
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
            $named[$column] = Formula::read($cell);
        }

        return new Row($line, $named, $after);
    }

    /** @return list<string> */
    private function cells(string $record): array
    {
        return array_map('strval', str_getcsv($record, $this->delimiter, '"', ''));
    }
}
