<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain\Words;

/**
 * Counts typing errors: a missing, an additional or a wrong letter, or two swapped neighbors (the Damerau-Levenshtein
 * distance).
 */
final class TypingErrors
{
    private const SHORTEST = 5;
    private const LONG = 7;

    /** The number of errors that are corrected in a word. Digits are never corrected. */
    public static function tolerated(string $word): int
    {
        return self::length($word) >= self::SHORTEST && preg_match('/\p{N}/u', $word) !== 1 ? 1 : 0;
    }

    /** The number of errors that a suggested word may differ by. */
    public static function suggested(string $word): int
    {
        return match (true) {
            preg_match('/\p{N}/u', $word) === 1, self::length($word) < self::SHORTEST - 1 => 0,
            default => self::length($word) >= self::LONG ? 2 : 1,
        };
    }

    public static function length(string $word): int
    {
        return count(self::letters($word));
    }

    /** @return list<string> */
    public static function letters(string $word): array
    {
        return preg_split('//u', $word, -1, PREG_SPLIT_NO_EMPTY) ?: [];
    }

    public static function reversed(string $word): string
    {
        return implode('', array_reverse(self::letters($word)));
    }

    /** Returns the number of errors; null for more than `$most`. */
    public static function between(string $typed, string $meant, int $most): ?int
    {
        $a = self::letters($typed);
        $b = self::letters($meant);
        if (abs(count($a) - count($b)) > $most) {
            return null;
        }
        // The same letters at the beginning and at the end need no comparison.
        while ($a !== [] && $b !== [] && end($a) === end($b)) {
            array_pop($a);
            array_pop($b);
        }
        while ($a !== [] && $b !== [] && $a[0] === $b[0]) {
            array_shift($a);
            array_shift($b);
        }
        $errors = self::distance($a, $b);

        return $errors <= $most ? $errors : null;
    }

    /**
     * @param list<string> $a
     * @param list<string> $b
     */
    private static function distance(array $a, array $b): int
    {
        $before = [];
        $last = range(0, count($b));
        foreach ($a as $i => $letter) {
            $row = [$i + 1];
            foreach ($b as $j => $other) {
                $row[$j + 1] = min($last[$j + 1] + 1, $row[$j] + 1, $last[$j] + ($letter === $other ? 0 : 1));
                if ($i > 0 && $j > 0 && $letter === $b[$j - 1] && $other === $a[$i - 1]) {
                    $row[$j + 1] = min($row[$j + 1], $before[$j - 1] + 1);
                }
            }
            [$before, $last] = [$last, $row];
        }

        return $last[count($b)];
    }
}
