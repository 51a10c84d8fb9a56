<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules;

/** The total length of a field's values. Like browsers, counts UTF-16 code units, and a line break as one unit. */
final class Length
{
    /** @param array<array-key, mixed> $spec */
    public static function minlength(RuleField $field, array $spec): bool
    {
        $length = self::total($field);

        return $length === 0 || $length >= (Numeral::integer($spec['threshold'] ?? null) ?? 0);
    }

    /** @param array<array-key, mixed> $spec */
    public static function maxlength(RuleField $field, array $spec): bool
    {
        return self::total($field) <= (Numeral::integer($spec['threshold'] ?? null) ?? INF);
    }

    /** Returns the length in UTF-16 code units, as browsers count it. A character of four bytes in UTF-8 has two units. */
    public static function units(string $text): int
    {
        $letters = (int) preg_match_all('/[\x00-\x7F\xC0-\xFF]/', $text);

        return $letters + (int) preg_match_all('/[\xF0-\xFF]/', $text);
    }

    private static function total(RuleField $field): int
    {
        $lengths = array_map(static fn (string $text): int => self::units(str_replace("\r\n", "\n", $text)), $field->texts);

        return array_sum($lengths);
    }
}
