<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

/** Creates the rows of the comparison table, in the order in which they first appear on the cards. */
final class Comparison
{
    /**
     * @param list<CardView> $cards
     * @return list<ComparedRow>
     */
    public static function fromCards(array $cards): array
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
            // PHP converts array keys that consist of digits to integers.
            static fn (string|int $label): ComparedRow => new ComparedRow(
                (string) $label,
                array_map(static fn (array $column): bool|string|null => $column[$label] ?? null, $columns),
            ),
            array_keys(array_replace(...$columns)),
        );
    }
}
