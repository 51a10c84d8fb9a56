<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

/** The ids within one drawn form, which its answers speak of too. */
final class ElementIds
{
    /** Of the input a visitor is led to: in a group of boxes its first. */
    public static function control(string $unitTag, string $field): string
    {
        // A field named `ve-…` must not have the id of another one's error.
        return self::plain(str_starts_with($field, 've-') ? "{$unitTag}-field-{$field}" : "{$unitTag}-{$field}");
    }

    /** Of a field's entry in the list of errors. */
    public static function error(string $unitTag, string $field): string
    {
        return self::plain("{$unitTag}-ve-{$field}");
    }

    /** Of something else that belongs to the control. No field's name has a full stop, so nothing else has this id. */
    public static function part(string $unitTag, string $field, string $part): string
    {
        return self::control($unitTag, $field) . ".{$part}";
    }

    private static function plain(string $id): string
    {
        return (string) preg_replace('/[^0-9a-z_-]+/i', '', $id);
    }
}
