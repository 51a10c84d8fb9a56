<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Import\Domain;

use DateTimeImmutable;
use DateTimeZone;
use Gazetteer\ContactForm\Domain\Rules\RuleField;
use Gazetteer\ContactForm\Domain\Rules\RuleTable;
use Gazetteer\Contract\Rule;

/** Converts a cell to the type of its column. Throws an exception for an invalid value. */
final class Cell
{
    public static function text(mixed $cell): string
    {
        return match (true) {
            is_string($cell) => trim($cell),
            is_int($cell), is_float($cell) => (string) $cell,
            is_bool($cell) => $cell ? '1' : '',
            $cell === null => '',
            default => throw new Unreadable(RowFault::NotText),
        };
    }

    /** @return list<string> The values of a list, or of one cell that separates them with vertical bars. */
    public static function several(mixed $cell): array
    {
        if (is_array($cell)) {
            return array_values(array_filter(array_map(self::text(...), $cell), static fn (string $text): bool => $text !== ''));
        }

        return array_map(MultiValue::unescaped(...), MultiValue::split(self::text($cell), MultiValue::BETWEEN_VALUES));
    }

    /** @return list<list<string>> */
    public static function paths(mixed $cell): array
    {
        $paths = [];
        foreach (is_array($cell) ? $cell : MultiValue::split(self::text($cell), MultiValue::BETWEEN_VALUES) as $path) {
            $names = is_array($path)
                ? array_map(self::text(...), array_values($path))
                : array_map(MultiValue::unescaped(...), MultiValue::split(self::text($path), MultiValue::BETWEEN_LEVELS));
            if ($names !== []) {
                $paths[] = $names;
            }
        }

        return $paths;
    }

    public static function degrees(mixed $cell, float $most): string
    {
        $text = self::text($cell);
        if ($text === '') {
            return '';
        }
        if (!is_numeric($text)) {
            throw new Unreadable(RowFault::NotANumber, $text);
        }

        return abs((float) $text) <= $most ? $text : throw new Unreadable(RowFault::OutOfRange, $text);
    }

    /** Accepts only http and https URLs, because other schemes may execute scripts. */
    public static function address(mixed $cell): string
    {
        $text = self::text($cell);
        if ($text === '' || preg_match('~^https?://[^\s/?#<>"\']+[^\s<>"]*$~Di', $text) === 1) {
            return $text;
        }
        throw new Unreadable(RowFault::NotAnAddress, $text);
    }

    public static function email(mixed $cell): string
    {
        $text = self::text($cell);

        return $text === '' || RuleTable::verdict(new RuleField([$text]), ['rule' => Rule::Email->value]) === true ? $text : throw new Unreadable(RowFault::NotAnEmail, $text);
    }

    /** @param list<string> $choices */
    public static function choice(mixed $cell, array $choices): string
    {
        $text = strtolower(self::text($cell));

        return $text === '' || in_array($text, $choices, true) ? $text : throw new Unreadable(RowFault::NotAChoice, $text);
    }

    /** @return array<array-key, mixed> The decoded value. A cell in a CSV file contains JSON. */
    public static function table(mixed $cell): array
    {
        if (is_array($cell)) {
            return $cell;
        }
        $text = self::text($cell);
        $table = $text === '' ? [] : json_decode($text, true, 6);

        return is_array($table) ? $table : throw new Unreadable(RowFault::NotATable, $text);
    }

    /** Returns a Unix timestamp. Dates without a time zone are in the site's time zone. */
    public static function moment(mixed $cell, DateTimeZone $zone): ?int
    {
        $text = self::text($cell);
        if ($text === '') {
            return null;
        }
        foreach (['!Y-m-d', '!Y-m-d H:i', '!Y-m-d H:i:s', '!Y-m-d\TH:i:sP', '!Y-m-d\TH:i:s', '!Y-m-d\TH:i:s.vP'] as $format) {
            $moment = DateTimeImmutable::createFromFormat($format, $text, $zone);
            // PHP accepts February 31 and returns a day in March, with a warning.
            $wrong = DateTimeImmutable::getLastErrors() ?: ['warning_count' => 0];
            if ($moment !== false && $wrong['warning_count'] === 0) {
                return $moment->getTimestamp();
            }
        }
        throw new Unreadable(RowFault::NotADate, $text);
    }
}
