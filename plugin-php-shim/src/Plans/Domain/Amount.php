<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

/**
 * Parses amounts as people type them, such as “1,200.50”, “€ 20” and “20,-”. The scripts parse them in the same way:
 * tests/cases/plans/amounts.json has the test cases for both.
 */
final class Amount
{
    /** Groups of three digits with blanks or apostrophes between them, or digits with points and commas. */
    private const NUMBER = '/\d{1,3}(?:[ \x{a0}\x{202f}\'’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*|[.,]\d+/u';

    /** Returns the amount, rounded to cents; 0 if the text contains none. */
    public static function read(string $typed): float
    {
        if (preg_match(self::NUMBER, $typed, $found) !== 1) {
            return 0.0;
        }
        $digits = (string) preg_replace('/[^\d.,]/', '', $found[0]);
        preg_match('/^(.*)([.,])(\d+)$/D', $digits, $parts);
        [, $whole, $mark, $rest] = $parts + [1 => $digits, 2 => '', 3 => ''];
        $point = $mark === '' || self::isGrouped($whole, $mark, $rest) ? '' : '.';
        $amount = (float) (str_replace(['.', ','], '', $whole) . $point . $rest);

        return floor($amount * 100 + 0.5) / 100;
    }

    /**
     * Whether the last separator groups thousands, as in “1,200”. Three digits after it cannot be decimals of a price.
     */
    private static function isGrouped(string $whole, string $mark, string $rest): bool
    {
        return strlen($rest) === 3
            && preg_match('/^[1-9]\d{0,2}(?:[.,]\d+)*$/D', $whole) === 1
            && !str_contains($whole, $mark === '.' ? ',' : '.');
    }
}
