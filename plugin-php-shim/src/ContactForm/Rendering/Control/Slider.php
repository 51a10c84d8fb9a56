<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering\Control;

use Gazetteer\ContactForm\Rendering\FieldView;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A range input that displays its value. */
final class Slider implements Control
{
    private const LEAST = '0';
    private const MOST = '100';

    public function draw(FieldView $drawn): string
    {
        $field = $drawn->field;
        $min = is_numeric($field->min) ? $field->min : self::LEAST;
        $max = is_numeric($field->max) ? $field->max : self::MOST;
        $middle = (string) floor(((float) $min + (float) $max) / 2);
        $value = $drawn->view->values($field, [$field->default])[0] ?? '';
        $value = is_numeric($value) ? $value : $middle;

        $input = Tag::of('input', [
            'type' => 'range',
            'id' => $drawn->id(),
            'name' => $field->name,
            'class' => $drawn->classes('wpcf7-range', 'wpcf7-validates-as-number'),
            'value' => $value,
            'min' => $min,
            'max' => $max,
            'step' => $field->step === '' ? null : $field->step,
        ] + $drawn->states());
        // Screen readers announce the value of the slider, so the visible number must not be a live region.
        $shown = Tag::of('output', [
            'class' => 'gz-range-value',
            'for' => $drawn->id(),
            'data-reflection-of' => $field->name,
            'data-default' => $value,
            'aria-live' => 'off',
        ], Tag::text($value));

        return $drawn->frame($drawn->label() . $drawn->help() . $drawn->wrap("{$input} {$shown}"));
    }
}
