<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields\Types;

use Gazetteer\Kernel\Fields\Domain\FormControl;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Fields\Domain\ListingControl;
use Gazetteer\Kernel\Fields\Domain\RegisteredType;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A multi-line text input. */
final class TextareaType extends RegisteredType
{
    private const COLUMNS = 40;
    private const ROWS = 10;

    public function settings(): array
    {
        return ['name', 'label', 'required', 'help', 'placeholder', 'default', 'autocomplete', 'minlength', 'maxlength', 'counter'];
    }

    public function rules(FormField $field): array
    {
        return [...self::required($field), ...self::lengths($field)];
    }

    public function isMultiline(): bool
    {
        return true;
    }

    public function mayContainLinks(): bool
    {
        return true;
    }

    public function draw(FormControl $control): string
    {
        $field = $control->field();
        $value = $control->values([$field->default])[0] ?? '';
        $area = Tag::of('textarea', [
            'id' => $control->id(),
            'name' => $field->name,
            'class' => $control->classes('wpcf7-textarea'),
            'cols' => self::COLUMNS,
            'rows' => self::ROWS,
            'minlength' => $field->minlength ?: null,
            'maxlength' => $field->longest(),
            'placeholder' => $field->placeholder ?: null,
            'autocomplete' => $field->autocomplete ?: null,
        ] + $control->states(), self::kept($value));

        return $control->frame($control->label() . $control->help() . $control->wrap($area) . $control->counter($value));
    }

    public function drawInListing(ListingControl $control): string
    {
        return $control->line("<textarea rows=\"4\"{$control->attributes()}>" . Tag::verbatim($control->value()) . '</textarea>');
    }

    public function html(array $texts): string
    {
        return str_replace("\n", '<br>', Tag::text($texts[0]));
    }

    /** The HTML parser drops a line break at the start of a textarea, so add another one. */
    private static function kept(string $value): string
    {
        return (str_starts_with($value, "\n") ? "\n" : '') . Tag::verbatim($value);
    }
}
