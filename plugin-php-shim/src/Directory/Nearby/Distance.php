<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Nearby;

/** Distances in the unit of the site's country. The address and the search use kilometres. */
final class Distance
{
    public const KILOMETRES_PER_MILE = 1.609344;
    /** Countries whose roads have signs in miles. */
    private const MILES = ['US', 'GB', 'LR', 'MM'];
    private const CHOICES = [1, 2, 5, 10, 25, 50, 100, 250];
    private const USUAL = 25;

    public static function isInMiles(string $locale): bool
    {
        return preg_match('/^[a-z]{2,3}_([A-Z]{2})/', $locale, $found) === 1 && in_array($found[1], self::MILES, true);
    }

    /** The radius if the visitor selected none, in kilometres. */
    public static function usual(): float
    {
        return self::kilometres(self::USUAL, self::isInMiles(get_locale()));
    }

    /** @return array<string, string> Labels by radius in kilometres, as the address contains it. */
    public static function choices(): array
    {
        $isInMiles = self::isInMiles(get_locale());
        $choices = [];
        foreach (self::CHOICES as $distance) {
            $choices[self::value(self::kilometres($distance, $isInMiles))] = self::label((float) $distance, $isInMiles, 0);
        }

        return $choices;
    }

    /** The choice that is closest to a radius. */
    public static function chosen(float $kilometres): string
    {
        $values = array_map(strval(...), array_keys(self::choices()));
        usort($values, static fn (string $a, string $b): int => abs((float) $a - $kilometres) <=> abs((float) $b - $kilometres));

        return $values[0] ?? '';
    }

    /** How far away a listing is. Positions of visitors are rounded, so short distances are, too. */
    public static function text(float $kilometres): string
    {
        $isInMiles = self::isInMiles(get_locale());
        $distance = $isInMiles ? $kilometres / self::KILOMETRES_PER_MILE : $kilometres;

        return self::label($distance, $isInMiles, $distance < 10 ? 1 : 0);
    }

    private static function kilometres(int $distance, bool $isInMiles): float
    {
        return $isInMiles ? round($distance * self::KILOMETRES_PER_MILE, 2) : (float) $distance;
    }

    private static function value(float $kilometres): string
    {
        return (string) $kilometres;
    }

    private static function label(float $distance, bool $isInMiles, int $decimals): string
    {
        $number = number_format_i18n($distance, $decimals);

        return $isInMiles
            /* translators: %s: a distance in miles. */
            ? sprintf(__('%s mi', 'gazetteer'), $number)
            /* translators: %s: a distance in kilometres. */
            : sprintf(__('%s km', 'gazetteer'), $number);
    }
}
