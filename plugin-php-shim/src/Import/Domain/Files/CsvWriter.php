<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.json_encode_json_encode -- an error must be visible, and invalid UTF-8 is handled here.

namespace Gazetteer\Import\Domain\Files;

use Gazetteer\Import\Domain\Column;
use Gazetteer\Import\Domain\MultiValue;
use Gazetteer\Kernel\Domain\Csv;

if (!defined('ABSPATH')) {
    exit;
}

final class CsvWriter implements RowWriter
{
    /** @param list<string> $columns */
    public function __construct(private readonly array $columns)
    {
    }

    public function head(): string
    {
        return Csv::MARK . Csv::line($this->columns);
    }

    public function row(array $cells): string
    {
        return Csv::line(array_map(
            static fn (string $column): string => Formula::escape(self::cell($column, $cells[$column] ?? '')),
            $this->columns,
        ));
    }

    public function foot(): string
    {
        return '';
    }

    private static function cell(string $column, mixed $cell): string
    {
        if (Column::isPath($column) && is_array($cell)) {
            return implode(MultiValue::BETWEEN_VALUES, array_map(static fn (array $path): string => MultiValue::join($path, MultiValue::BETWEEN_LEVELS), $cell));
        }
        if (str_starts_with($column, Column::FIELD)) {
            return MultiValue::join((array) $cell, MultiValue::BETWEEN_VALUES);
        }

        return match (true) {
            is_array($cell) => $cell === [] ? '' : json_encode($cell, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE),
            default => (string) $cell,
        };
    }
}
