<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

/** Creates the HTML IDs of a form's elements. REST responses contain the same IDs. */
final class ElementIds
{
    /** The ID of the input that an error message links to. In a group of checkboxes, this is the first checkbox. */
    public static function control(string $unitTag, string $field): string
    {
        // Without the infix `-field-`, a field named `ve-…` could have the same ID as another field's error.
        return self::plain(str_starts_with($field, 've-') ? "{$unitTag}-field-{$field}" : "{$unitTag}-{$field}");
    }

    /** The ID of a field's item in the error list. */
    public static function error(string $unitTag, string $field): string
    {
        return self::plain("{$unitTag}-ve-{$field}");
    }

    /** The ID of an additional element of the control. Field names contain no full stop, so the ID is unique. */
    public static function part(string $unitTag, string $field, string $part): string
    {
        return self::control($unitTag, $field) . ".{$part}";
    }

    private static function plain(string $id): string
    {
        return (string) preg_replace('/[^0-9a-z_-]+/i', '', $id);
    }
}
