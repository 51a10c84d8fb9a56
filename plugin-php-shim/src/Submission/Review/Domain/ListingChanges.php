<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Review\Domain;

use Gazetteer\Listings\Domain\Listing;

/**
 * Compares an owner's edit with the current listing. Ignores fields that the owner did not change, even if the site
 * changed them in the meantime.
 */
final class ListingChanges
{
    private const SETS = ['categories', 'locations', 'features', 'tags'];
    private const FIELDS = ['title', 'content', ...self::SETS, 'gallery', 'image'];

    /**
     * @param Listing $base The listing as it was when the owner opened the form.
     * @return list<ListingChange>
     */
    public static function between(Listing $base, Listing $present, Listing $wanted): array
    {
        [$found, $now, $then] = array_map(self::facts(...), [$base, $present, $wanted]);
        $changes = [];
        foreach (array_keys($then + $found) as $field) {
            $field = (string) $field;
            [$old, $shown, $new] = [$found[$field] ?? '', $now[$field] ?? '', $then[$field] ?? ''];
            if (!self::isSame($field, $new, $old) && !self::isSame($field, $new, $shown)) {
                $changes[] = new ListingChange($field, $shown, $new, !self::isSame($field, $old, $shown));
            }
        }

        return $changes;
    }

    /** @param list<string> $fields The changed fields to apply. */
    public static function apply(Listing $present, Listing $wanted, array $fields): Listing
    {
        $facts = get_object_vars($present);
        $then = self::facts($wanted);
        foreach ($fields as $field) {
            [$group, $key] = explode('.', $field, 2) + [1 => null];
            if ($key === null) {
                $facts[$field] = $then[$field];
            } elseif ($group === 'details') {
                // Store '' for a removed detail, because saving a listing keeps the old value of a missing key.
                $facts['details'][$key] = $then[$field] ?? '';
            } elseif (isset($then[$field])) {
                $facts['values'][$key] = $then[$field];
            } else {
                unset($facts['values'][$key]);
            }
        }

        return new Listing(...$facts);
    }

    /** @return array<string, mixed> Keyed by field. */
    private static function facts(Listing $listing): array
    {
        $all = get_object_vars($listing);
        $facts = array_intersect_key($all, array_flip(self::FIELDS));
        foreach (['details' => ListingChange::DETAIL, 'values' => ListingChange::VALUE] as $group => $prefix) {
            foreach ($all[$group] as $key => $value) {
                $facts[$prefix . $key] = $value;
            }
        }

        return $facts;
    }

    private static function isSame(string $field, mixed $one, mixed $other): bool
    {
        if (in_array($field, self::SETS, true)) {
            sort($one);
            sort($other);
        }

        return self::plain($one) === self::plain($other);
    }

    /** Treats a number and its string as equal, and also null, '' and an empty list. */
    private static function plain(mixed $value): mixed
    {
        if (!is_array($value)) {
            return is_scalar($value) ? (string) $value : '';
        }

        // Ignore the order of the keys, because the plugin and older code store weekdays in a different order.
        ksort($value);

        return $value === [] ? '' : array_map(self::plain(...), $value);
    }
}
