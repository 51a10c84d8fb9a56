<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules;

/** Reads numbers out of texts as a browser does: as far as they go. */
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

    /** As a float, since a file's bytes may be more than a small server's integers hold. */
    public static function whole(mixed $value): ?float
    {
        return preg_match('/^[+-]?\d+/', self::text($value), $found) === 1 ? (float) $found[0] : null;
    }

    private static function text(mixed $value): string
    {
        return is_string($value) || is_int($value) || is_float($value) ? Blanks::trim((string) $value) : '';
    }
}
