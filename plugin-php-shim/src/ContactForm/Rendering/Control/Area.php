<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering\Control;

use Gazetteer\ContactForm\Rendering\FieldView;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A textarea. */
final class Area implements Control
{
    private const COLUMNS = 40;
    private const ROWS = 10;

    public function draw(FieldView $drawn): string
    {
        $field = $drawn->field;
        $value = $drawn->view->values($field, [$field->default])[0] ?? '';
        $area = Tag::of('textarea', [
            'id' => $drawn->id(),
            'name' => $field->name,
            'class' => $drawn->classes('wpcf7-textarea'),
            'cols' => self::COLUMNS,
            'rows' => self::ROWS,
            'minlength' => $field->minlength ?: null,
            'maxlength' => $field->longest(),
            'placeholder' => $field->placeholder ?: null,
            'autocomplete' => $field->autocomplete ?: null,
        ] + $drawn->states(), self::kept($value));

        return $drawn->frame($drawn->label() . $drawn->help() . $drawn->wrap($area) . Counter::of($field, $value));
    }

    /** The HTML parser drops the first line break in a textarea, so add one. */
    private static function kept(string $value): string
    {
        return (str_starts_with($value, "\n") ? "\n" : '') . Tag::verbatim($value);
    }
}
