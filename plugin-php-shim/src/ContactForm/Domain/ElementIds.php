<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

/** The element IDs of a rendered form. Responses refer to them as well. */
final class ElementIds
{
    /** The ID of the input that an error links to; in a group of checkboxes, of the first one. */
    public static function control(string $unitTag, string $field): string
    {
        // The infix keeps a field named `ve-…` from having the ID of another field's error.
        return self::plain(str_starts_with($field, 've-') ? "{$unitTag}-field-{$field}" : "{$unitTag}-{$field}");
    }

    /** The ID of a field's item in the error list. */
    public static function error(string $unitTag, string $field): string
    {
        return self::plain("{$unitTag}-ve-{$field}");
    }

    /** The ID of another part of the control. Field names contain no full stop, so the ID is unique. */
    public static function part(string $unitTag, string $field, string $part): string
    {
        return self::control($unitTag, $field) . ".{$part}";
    }

    private static function plain(string $id): string
    {
        return (string) preg_replace('/[^0-9a-z_-]+/i', '', $id);
    }
}
