<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain\Files;

use Gazetteer\Import\Domain\Column;
use Gazetteer\Import\Domain\ColumnGuess;
use Gazetteer\Import\Domain\FilePosition;
use Gazetteer\Import\Domain\MultiValue;
use Gazetteer\Import\Domain\Row;
use Gazetteer\Listings\Domain\Detail;

if (!defined('ABSPATH')) {
    exit;
}

/** Renames the columns of another source as the user chose, and joins columns with the same target. */
final class MappedRows implements RowSource
{
    private const ADDRESS = 'gAddress';

    /** @param array<string, string> $targets The target of each column, by heading; '' for a column that is not imported. */
    public function __construct(private readonly RowSource $rows, private readonly array $targets)
    {
    }

    public function columns(): array
    {
        return [];
    }

    public function rows(FilePosition $from): iterable
    {
        foreach ($this->rows->rows($from) as $row) {
            yield $row->problem === null ? new Row($row->line, $this->cells($row->cells), $row->after) : $row;
        }
    }

    /**
     * @param array<string, mixed> $cells
     * @return array<string, mixed>
     */
    private function cells(array $cells): array
    {
        $mapped = $parts = [];
        foreach ($this->targets as $heading => $target) {
            $cell = $cells[$heading] ?? null;
            if ($target === '' || $cell === null) {
                continue;
            }
            if (in_array($target, ColumnGuess::PARTS, true)) {
                $parts[$target] = is_scalar($cell) ? trim((string) $cell) : '';
            } else {
                $mapped[$target] = array_key_exists($target, $mapped) ? self::join($target, $mapped[$target], $cell) : $cell;
            }
        }
        $mapped = self::withPlace($mapped, array_filter($parts, static fn (string $part): bool => $part !== ''));
        if (!in_array(Column::Key->value, $this->targets, true)) {
            $mapped[Column::Key->value] = self::key($mapped);
        }

        return $mapped;
    }

    private static function join(string $target, mixed $before, mixed $cell): mixed
    {
        if (!is_scalar($before) || !is_scalar($cell) || trim((string) $cell) === '') {
            return $before;
        }
        $between = match (true) {
            trim((string) $before) === '' => '',
            Column::isPath($target) => MultiValue::BETWEEN_VALUES,
            $target === Column::Content->value => "\n\n",
            $target === self::ADDRESS => ', ',
            default => null,
        };

        return $between === null ? $before : trim((string) $before) . $between . trim((string) $cell);
    }

    /**
     * @param array<string, mixed> $mapped
     * @param array<string, string> $parts
     * @return array<string, mixed>
     */
    private static function withPlace(array $mapped, array $parts): array
    {
        if ($parts === []) {
            return $mapped;
        }
        $levels = array_filter([$parts[ColumnGuess::COUNTRY] ?? '', $parts[ColumnGuess::REGION] ?? '', $parts[ColumnGuess::CITY] ?? ''], static fn (string $level): bool => $level !== '');
        if ($levels !== [] && in_array($mapped[Column::Location->value] ?? '', ['', null, []], true)) {
            $mapped[Column::Location->value] = [array_values($levels)];
        }
        $town = trim(($parts[ColumnGuess::POSTCODE] ?? '') . ' ' . ($parts[ColumnGuess::CITY] ?? ''));
        $street = is_scalar($mapped[self::ADDRESS] ?? '') ? trim((string) ($mapped[self::ADDRESS] ?? '')) : '';
        $lines = array_filter([$street, $town, $parts[ColumnGuess::COUNTRY] ?? ''], static fn (string $line): bool => $line !== '');
        // A full address already contains the town.
        $isFull = $street !== '' && isset($parts[ColumnGuess::CITY]) && str_contains($street, $parts[ColumnGuess::CITY]);

        return [self::ADDRESS => $isFull ? $street : implode(', ', $lines)] + $mapped;
    }

    /** @param array<string, mixed> $mapped */
    private static function key(array $mapped): string
    {
        $named = array_map(
            static fn (string $column): string => is_scalar($mapped[$column] ?? '') ? strtolower(trim((string) ($mapped[$column] ?? ''))) : '',
            [Column::Title->value, self::ADDRESS, Detail::Latitude->value, Detail::Longitude->value],
        );

        return $named[0] === '' ? '' : 'row-' . md5(implode("\n", $named));
    }
}
