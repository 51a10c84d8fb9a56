<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules;

/** How large all files are together. */
final class FileSize
{
    /** @param array<array-key, mixed> $spec */
    public static function minfilesize(RuleField $field, array $spec): bool
    {
        return self::total($field) >= (Numeral::whole($spec['threshold'] ?? null) ?? 0);
    }

    /** @param array<array-key, mixed> $spec */
    public static function maxfilesize(RuleField $field, array $spec): bool
    {
        return self::total($field) <= (Numeral::whole($spec['threshold'] ?? null) ?? INF);
    }

    private static function total(RuleField $field): int|float
    {
        return array_sum(array_column($field->files, 'size'));
    }
}
