<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering\Control;

use Gazetteer\ContactForm\Rendering\FieldSource;
use Gazetteer\ContactForm\Rendering\FieldView;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A select with a single or multiple selection. */
final class Select implements Control
{
    private const MOST_LINES = 6;

    public function draw(FieldView $drawn): string
    {
        $field = $drawn->field;
        $fresh = FieldSource::chosen($drawn);
        $chosen = $drawn->view->values($field, $field->multiple ? $fresh : array_slice($fresh, 0, 1));
        $options = $field->blank === '' || $field->multiple ? '' : Tag::of('option', ['value' => ''], Tag::text($field->blank));
        foreach ($field->options as $option) {
            $options .= Tag::of('option', ['value' => $option, 'selected' => in_array($option, $chosen, true)], Tag::text($option));
        }
        $select = Tag::of('select', [
            'id' => $drawn->id(),
            'name' => $field->multiple ? "{$field->name}[]" : $field->name,
            'class' => $drawn->classes('wpcf7-select'),
            'multiple' => $field->multiple,
            'size' => $field->multiple ? max(2, min(self::MOST_LINES, count($field->options))) : null,
            'autocomplete' => $field->autocomplete ?: null,
        ] + $drawn->states(), $options);

        return $drawn->frame($drawn->label() . $drawn->help() . $drawn->wrap($select));
    }
}
