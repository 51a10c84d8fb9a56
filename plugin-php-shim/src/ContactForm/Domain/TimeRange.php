<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

use Gazetteer\ContactForm\Domain\Submission\Posted;

/** The hours between which a time has to lie. A form's schema has no rule for them, so only the server looks. */
final class TimeRange
{
    public static function error(FormField $field, Posted $posted): ?FormMessage
    {
        [$first, $last] = [self::full($field->min), self::full($field->max)];
        foreach (array_filter(array_map(self::full(...), $posted->values($field->name))) as $time) {
            $isEarly = $first !== '' && $time < $first;
            $isLate = $last !== '' && $time > $last;
            // From ten in the evening to two in the morning, say: browsers read it so too.
            $isOvernight = $last !== '' && $first > $last;
            if ($isOvernight ? $isEarly && $isLate : $isEarly || $isLate) {
                return $isEarly ? FormMessage::TooEarly : FormMessage::TooLate;
            }
        }

        return null;
    }

    /** With its seconds, so that texts compare as times do; '' for what is no time, which is not for this to say. */
    private static function full(string $time): string
    {
        $time = trim($time);

        return preg_match('/^[0-9]{2}:[0-9]{2}(?::[0-9]{2})?$/D', $time) === 1 ? substr("{$time}:00", 0, 8) : '';
    }
}
