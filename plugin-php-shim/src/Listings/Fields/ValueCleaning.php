<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Fields;

use Gazetteer\Contract\Field;
use Gazetteer\Listings\PlainText;

/**
 * Sanitizes custom field values for storage. The stored array also contains the listing's features, and a
 * copy of each value for the filters of the legacy theme.
 */
final class ValueCleaning
{
    private const SHADOW = '-mfilter';
    private const MOST_FIELDS = 200;
    private const MOST_CHOICES = 100;

    /** @return array<string, string|list<string>|list<int>> */
    public static function toStore(mixed $values): array
    {
        $kept = [];
        $features = is_array($values) ? $values[Field::FEATURES] ?? null : null;
        if (is_array($features)) {
            $kept[Field::FEATURES] = self::ids($features);
        }
        foreach (self::fields($values) as $slug => $value) {
            $slug = (string) $slug;
            $kept[$slug] = $value;
            $kept[$slug . self::SHADOW] = is_array($value)
                ? array_map(static fn (string $one): string => "{$slug}-{$one}", $value)
                : "{$slug}-{$value}";
        }

        return $kept;
    }

    /**
     * Returns only the field values, by slug.
     *
     * @return array<array-key, string|list<string>>
     */
    public static function fields(mixed $values): array
    {
        $fields = [];
        foreach (is_array($values) ? $values : [] as $slug => $value) {
            $slug = PlainText::line($slug, 200);
            if ($slug === '' || $slug === Field::FEATURES || str_ends_with($slug, self::SHADOW) || count($fields) >= self::MOST_FIELDS) {
                continue;
            }
            $fields[$slug] = is_array($value) ? self::texts($value) : PlainText::lines($value);
        }

        return $fields;
    }

    /** @return list<int> */
    public static function ids(mixed $ids): array
    {
        $found = array_filter(is_array($ids) ? $ids : explode(',', is_scalar($ids) ? (string) $ids : ''), is_numeric(...));

        return array_values(array_unique(array_filter(array_map(absint(...), $found))));
    }

    /**
     * @param array<array-key, mixed> $values
     * @return list<string>
     */
    private static function texts(array $values): array
    {
        $texts = array_map(static fn (mixed $one): string => PlainText::line($one), array_slice(array_values($values), 0, self::MOST_CHOICES));

        return array_values(array_filter($texts, static fn (string $text): bool => $text !== ''));
    }
}
