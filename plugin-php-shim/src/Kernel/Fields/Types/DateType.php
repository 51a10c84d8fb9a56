<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields\Types;

use DateTimeZone;
use Gazetteer\Contract\Rule;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A date or a time of day. */
final class DateType extends LineType
{
    public function settings(): array
    {
        return ['name', 'label', 'required', 'help', 'default', 'autocomplete', 'min', 'max', 'step'];
    }

    public function rules(FormField $field): array
    {
        return [...self::required($field), ...($this->slug === 'time' ? [self::rule(Rule::Time, 'time')] : [
            self::rule(Rule::Date, 'date'),
            ...self::bound($field->min, Rule::Mindate, 'too_early'),
            ...self::bound($field->max, Rule::Maxdate, 'too_late'),
        ])];
    }

    /** Validates the earliest and latest time. The form's schema has no rule for them, so only the server does. */
    public function error(FormField $field, array $values): array
    {
        if ($this->slug !== 'time') {
            return [];
        }
        [$first, $last] = [self::fullTime($field->min), self::fullTime($field->max)];
        foreach (array_filter(array_map(self::fullTime(...), $values)) as $time) {
            $isEarly = $first !== '' && $time < $first;
            $isLate = $last !== '' && $time > $last;
            // A range from 22:00 to 02:00 spans midnight. Browsers interpret such a range in the same way.
            $isOvernight = $last !== '' && $first > $last;
            if ($isOvernight ? $isEarly && $isLate : $isEarly || $isLate) {
                return ['message' => $isEarly ? 'too_early' : 'too_late'];
            }
        }

        return [];
    }

    public function html(array $texts): string
    {
        $time = strtotime($texts[0]);

        return Tag::text($time === false ? $texts[0] : (string) wp_date((string) get_option('date_format'), $time, new DateTimeZone('UTC')));
    }

    protected function classes(): array
    {
        return ["wpcf7-{$this->slug}", "wpcf7-validates-as-{$this->slug}"];
    }

    protected function limits(FormField $field): array
    {
        return self::span($field);
    }

    /** Adds missing seconds, so that times compare as strings. Returns '' for an invalid time. */
    private static function fullTime(string $time): string
    {
        $time = trim($time);

        return preg_match('/^[0-9]{2}:[0-9]{2}(?::[0-9]{2})?$/D', $time) === 1 ? substr("{$time}:00", 0, 8) : '';
    }
}
