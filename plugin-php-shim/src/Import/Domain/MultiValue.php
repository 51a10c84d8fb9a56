<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

/** Splits and joins several values in one cell. A backslash escapes a separator within a value. */
final class MultiValue
{
    public const BETWEEN_VALUES = '|';
    public const BETWEEN_LEVELS = '>';

    /** @return list<string> The trimmed values, without empty ones. */
    public static function split(string $text, string $separator): array
    {
        // Keep the backslashes, because the caller may split a part again at another separator.
        $parts = preg_split('/\\\\.(*SKIP)(*FAIL)|' . preg_quote($separator, '/') . '/s', $text) ?: [];

        return array_values(array_filter(array_map('trim', $parts), static fn (string $part): bool => $part !== ''));
    }

    public static function unescaped(string $part): string
    {
        return (string) preg_replace('/\\\\([\\\\|>])/', '$1', $part);
    }

    public static function escaped(string $text): string
    {
        return (string) preg_replace('/[\\\\|>]/', '\\\\$0', $text);
    }

    /** @param list<string> $texts */
    public static function join(array $texts, string $separator): string
    {
        return implode($separator === self::BETWEEN_LEVELS ? ' > ' : $separator, array_map(self::escaped(...), $texts));
    }
}
