<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Cards;

/** Formats a distance in kilometres, or in miles for the languages of countries that use miles. */
final class Distance
{
    private const MILES = ['en_US', 'en_GB', 'en_LR', 'my_MM', 'cy', 'gd'];
    private const KILOMETRES_PER_MILE = 1.609344;

    public static function format(float $kilometres): string
    {
        $isInMiles = in_array(determine_locale(), self::MILES, true);
        $length = $isInMiles ? $kilometres / self::KILOMETRES_PER_MILE : $kilometres;
        $number = number_format_i18n($length, $length < 10 ? 1 : 0);

        /* translators: %s: a number. */
        return $isInMiles ? sprintf(__('%s mi', 'gazetteer'), $number) : sprintf(__('%s km', 'gazetteer'), $number);
    }
}
