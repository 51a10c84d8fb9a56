<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules;

final class Number
{
    /** Tolerance for checking steps, because floating-point numbers cannot represent values such as 0.3 exactly. */
    private const BESIDE = 5e-7;

    public static function holds(RuleField $field): bool
    {
        return $field->eachMatched(static fn (string $text): bool => preg_match('/^-?(?:[0-9]+|[0-9]*\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/D', $text) === 1);
    }

    /** @param array<array-key, mixed> $spec */
    public static function minnumber(RuleField $field, array $spec): bool
    {
        return self::compare($field, $spec, static fn (float $number, float $bound): bool => $number >= $bound);
    }

    /** @param array<array-key, mixed> $spec */
    public static function maxnumber(RuleField $field, array $spec): bool
    {
        return self::compare($field, $spec, static fn (float $number, float $bound): bool => $number <= $bound);
    }

    /**
     * A step without a positive width allows every number.
     *
     * @param array<array-key, mixed> $spec
     */
    public static function stepnumber(RuleField $field, array $spec): bool
    {
        $first = Numeral::decimal($spec['base'] ?? null) ?? 0.0;
        $width = Numeral::decimal($spec['interval'] ?? null) ?? 0.0;

        return $width <= 0 || $field->each(static function (string $text) use ($first, $width): bool {
            $number = Numeral::decimal($text);
            $past = $number === null ? 0.0 : abs(fmod($number - $first, $width));

            // NaN makes the comparison false, so that the value passes.
            return !(min($past, $width - $past) >= self::BESIDE);
        });
    }

    /**
     * @param array<array-key, mixed> $spec
     * @param callable(float, float): bool $fits
     */
    private static function compare(RuleField $field, array $spec, callable $fits): bool
    {
        $bound = Numeral::decimal($spec['threshold'] ?? null);

        return $bound === null || $field->each(static function (string $text) use ($bound, $fits): bool {
            $number = Numeral::decimal($text);

            return $number === null || $fits($number, $bound);
        });
    }
}
