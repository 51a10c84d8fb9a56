<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** What a custom field takes, by the name it is stored under. */
enum FieldKind: string
{
    case Text = 'text';
    case Textarea = 'textarea';
    case Number = 'number';
    case Url = 'url';
    case Date = 'date';
    case Select = 'select';
    case Radio = 'radio';
    /** One box, which says yes. */
    case Checkbox = 'checkbox';
    /** Says yes or no. */
    case Switch = 'switch';
    /** Boxes of which any number may be ticked. */
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
