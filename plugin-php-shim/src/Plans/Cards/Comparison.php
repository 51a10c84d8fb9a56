<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

/** Turns cards into the rows of a table, in the order in which the cards first name them. */
final class Comparison
{
    /**
     * @param list<CardView> $cards
     * @return list<ComparedRow>
     */
    public static function of(array $cards): array
    {
        $facts = array_map(static fn (CardView $card): array => array_column($card->facts, 'value', 'name'), $cards);
        $lines = array_map(static fn (CardView $card): array => array_column($card->lines, 'isIncluded', 'label'), $cards);

        return [...self::rows($facts), ...self::rows($lines)];
    }

    /**
     * @param list<array<string, bool|string>> $columns
     * @return list<ComparedRow>
     */
    private static function rows(array $columns): array
    {
        return array_map(
            // A label of digits alone became a number when it was a key.
            static fn (string|int $label): ComparedRow => new ComparedRow(
                (string) $label,
                array_map(static fn (array $column): bool|string|null => $column[$label] ?? null, $columns),
            ),
            array_keys(array_replace(...$columns)),
        );
    }
}
