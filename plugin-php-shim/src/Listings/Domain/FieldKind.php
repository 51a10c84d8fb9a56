<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** The type of a custom field, with its storage name. */
enum FieldKind: string
{
    case Text = 'text';
    case Textarea = 'textarea';
    case Number = 'number';
    case Url = 'url';
    case Date = 'date';
    case Select = 'select';
    case Radio = 'radio';
    /** A single checkbox that stores "yes" or nothing. */
    case Checkbox = 'checkbox';
    /** Stores "yes" or "no". */
    case Switch = 'switch';
    /** Multiple checkboxes. */
    case Checkboxes = 'checkboxes';

    public function hasOptions(): bool
    {
        return in_array($this, [self::Select, self::Radio, self::Checkboxes], true);
    }

    public function isList(): bool
    {
        return $this === self::Checkboxes;
    }
}
