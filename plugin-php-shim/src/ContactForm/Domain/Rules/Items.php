<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules;

/** How many values and files there are. */
final class Items
{
    /** @param array<array-key, mixed> $spec */
    public static function minitems(RuleField $field, array $spec): bool
    {
        return self::count($field) >= (Numeral::whole($spec['threshold'] ?? null) ?? 0);
    }

    /** @param array<array-key, mixed> $spec */
    public static function maxitems(RuleField $field, array $spec): bool
    {
        return self::count($field) <= (Numeral::whole($spec['threshold'] ?? null) ?? INF);
    }

    private static function count(RuleField $field): int
    {
        return count($field->texts) + count($field->files);
    }
}
