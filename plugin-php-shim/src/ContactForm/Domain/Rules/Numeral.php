<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules;

/** Parses the leading number of a text, as `parseFloat()` and `parseInt()` do in browsers. */
final class Numeral
{
    private const DECIMAL = '/^[+-]?(?:Infinity|(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)/';

    public static function decimal(mixed $value): ?float
    {
        $text = self::text($value);
        if (preg_match(self::DECIMAL, $text, $found) !== 1) {
            return null;
        }
        if (str_ends_with($found[0], 'Infinity')) {
            return $found[0][0] === '-' ? -INF : INF;
        }

        return (float) $found[0];
    }

    /** A float, because a file size can exceed the integer range of a 32-bit server. */
    public static function integer(mixed $value): ?float
    {
        return preg_match('/^[+-]?\d+/', self::text($value), $found) === 1 ? (float) $found[0] : null;
    }

    private static function text(mixed $value): string
    {
        return is_string($value) || is_int($value) || is_float($value) ? RuleField::trim((string) $value) : '';
    }
}
