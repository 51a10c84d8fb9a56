<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

use Gazetteer\Search\Domain\Geo\GridCell;

/**
 * The names of what listings may have in common. Small letters, digits and a few signs, whatever the value: databases
 * differ in what they take for the same text.
 */
final class Facet
{
    /** What all listings are in. */
    public const ALL = 'a';
    /** No set, but where each listing stands. */
    public const NEWEST = 'o:n';
    public const TITLED = 'o:t';
    public const CATEGORY = 'c';
    public const LOCATION = 'l';
    public const FEATURE = 'f';
    public const TAG = 't';

    private const LONGEST = 150;

    /** @param self::* $kind */
    public static function term(string $kind, int $term): string
    {
        return "{$kind}:{$term}";
    }

    public static function value(string $field, string $value): string
    {
        return 'v:' . self::ascii($field) . '=' . self::ascii($value);
    }

    /** @param int $rank Where the word stands: 0 in the title, 1 among the facts, 2 in the description. */
    public static function word(string $word, int $rank): string
    {
        return 'w:' . self::ascii($word) . ":{$rank}";
    }

    /** @return array{string, string} A word, or all that begin with it, wherever they stand: from here, to before there. */
    public static function words(string $word, bool $isBeginning): array
    {
        return self::beginning('w:' . self::ascii($word) . ($isBeginning ? '' : ':'));
    }

    public static function rankOf(string $word): int
    {
        return (int) substr($word, -1);
    }

    public static function cell(GridCell $cell): string
    {
        return "q:{$cell->level}:{$cell->column}.{$cell->row}";
    }

    /** Of a cell; null for what is none. */
    public static function levelOf(string $facet): ?int
    {
        return str_starts_with($facet, 'q:') ? (int) substr($facet, 2) : null;
    }

    /** @return array{string, string} All that begin with it: from here, to before there. No escaped sign is as high as two tildes. */
    public static function beginning(string $start): array
    {
        return [$start, $start . '~~'];
    }

    private static function ascii(string $text): string
    {
        $safe = (string) preg_replace_callback('/[^a-z0-9.-]/', static fn (array $sign): string => '~' . bin2hex($sign[0]), $text);

        return strlen($safe) <= self::LONGEST ? $safe : substr($safe, 0, 60) . '~~' . md5($text);
    }
}
