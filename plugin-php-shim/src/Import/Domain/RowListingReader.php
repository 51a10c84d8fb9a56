<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Import\Domain;

use DateTimeZone;
use Gazetteer\Listings\Domain\Detail;

/** Converts a row to a listing. If the row has problems, returns all of them instead. */
final class RowListingReader
{
    private const LONGEST_KEY = 190;
    private const CLAIMED = ['not_claimed', 'claimed'];
    private const PRICES = ['notsay', 'inexpensive', 'moderate', 'pricey', 'ultra_high_end'];

    /** @var array<string, ?string> */
    private array $known = [];

    /** @param list<string> $statuses */
    public function __construct(private readonly array $statuses, private readonly DateTimeZone $zone)
    {
    }

    /** @return RowListing|list<RowProblem> */
    public function read(Row $row): RowListing|array
    {
        if ($row->problem !== null) {
            return [$row->problem];
        }
        $key = '';
        $problems = $texts = $paths = $details = $values = $extras = [];
        $published = null;
        foreach ($row->cells as $heading => $cell) {
            $column = $this->known[$heading] ??= Column::known((string) $heading);
            try {
                match (true) {
                    $column === null => null,
                    $column === Column::Key->value => $key = $this->key($cell),
                    $column === Column::Date->value => $published = Cell::moment($cell, $this->zone),
                    $column === Column::Status->value => $texts[$column] = Cell::choice($cell, $this->statuses),
                    $column === Column::Image->value => $extras[$column] = Cell::text($cell),
                    $column === Column::Gallery->value => $extras[$column] = Cell::several($cell),
                    $column === Column::Reviews->value => $extras[$column] = Cell::table($cell),
                    Column::isPath($column) => $paths[$column] = Cell::paths($cell),
                    Column::tryFrom($column) !== null => $texts[$column] = Cell::text($cell),
                    str_starts_with($column, Column::FIELD) => $values[substr($column, strlen(Column::FIELD))] = self::value($cell),
                    default => $details[$column] = self::detail(Detail::from($column), $cell),
                };
            } catch (Unreadable $cell) {
                $problems[] = new RowProblem($row->line, $cell->fault, (string) $heading, $cell->getMessage());
            }
        }
        if ($key === '' && $problems === []) {
            $problems[] = new RowProblem($row->line, RowFault::Missing, Column::Key->value);
        }
        if (($texts[Column::Title->value] ?? null) === '') {
            $problems[] = new RowProblem($row->line, RowFault::Missing, Column::Title->value);
        }

        return $problems === [] ? new RowListing($row->line, $key, $texts, $published, $paths, $details, $values, $extras) : $problems;
    }

    private function key(mixed $cell): string
    {
        $key = Cell::text($cell);

        return strlen($key) <= self::LONGEST_KEY ? $key : throw new Unreadable(RowFault::TooLarge, $key);
    }

    /** @return string|list<string> */
    private static function value(mixed $cell): string|array
    {
        $texts = Cell::several($cell);

        return count($texts) > 1 ? $texts : $texts[0] ?? '';
    }

    /** @return string|array<array-key, mixed> */
    private static function detail(Detail $detail, mixed $cell): string|array
    {
        return match ($detail) {
            Detail::Latitude => Cell::degrees($cell, 90),
            Detail::Longitude => Cell::degrees($cell, 180),
            Detail::Email => Cell::email($cell),
            Detail::Website, Detail::Twitter, Detail::Facebook, Detail::LinkedIn, Detail::YouTube, Detail::Instagram,
            Detail::Video, Detail::Logo => Cell::address($cell),
            Detail::PriceStatus => Cell::choice($cell, self::PRICES),
            Detail::Claimed => Cell::choice($cell, self::CLAIMED),
            Detail::Hours, Detail::Faqs => Cell::table($cell),
            default => Cell::text($cell),
        };
    }
}
