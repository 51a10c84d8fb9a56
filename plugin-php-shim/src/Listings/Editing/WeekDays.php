<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Editing;

/**
 * Weekdays, starting with the site's first day of the week. Listings store hours under weekday names in the site's
 * language.
 */
final class WeekDays
{
    private const ENGLISH = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

    /** @return list<array{key: string, label: string, aliases: list<string>}> */
    public static function all(): array
    {
        $shown = self::names();
        // Switch the language, because the current user's language can differ from the site's language.
        $isSwitched = determine_locale() !== get_locale() && switch_to_locale(get_locale());
        $kept = self::names();
        if ($isSwitched) {
            restore_previous_locale();
        }
        $first = (int) get_option('start_of_week', 1) % 7;
        $days = [];
        for ($day = $first; $day < $first + 7; $day++) {
            $number = $day % 7;
            $days[] = ['key' => $kept[$number], 'label' => $shown[$number], 'aliases' => [self::ENGLISH[$number], $shown[$number]]];
        }

        return $days;
    }

    /** @return list<string> Starting with Sunday. */
    private static function names(): array
    {
        return array_map($GLOBALS['wp_locale']->get_weekday(...), range(0, 6));
    }
}
