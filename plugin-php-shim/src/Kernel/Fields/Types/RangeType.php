<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields\Types;

use Gazetteer\Kernel\Fields\Domain\FormControl;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A slider for a number, with a visible value. */
final class RangeType extends NumberType
{
    private const LEAST = '0';
    private const MOST = '100';

    public function settings(): array
    {
        return ['name', 'label', 'help', 'default', 'min', 'max', 'step'];
    }

    public function draw(FormControl $control): string
    {
        $field = $control->field();
        $min = is_numeric($field->min) ? $field->min : self::LEAST;
        $max = is_numeric($field->max) ? $field->max : self::MOST;
        $middle = (string) floor(((float) $min + (float) $max) / 2);
        $value = $control->values([$field->default])[0] ?? '';
        $value = is_numeric($value) ? $value : $middle;

        $input = Tag::of('input', [
            'type' => 'range',
            'id' => $control->id(),
            'name' => $field->name,
            'class' => $control->classes('wpcf7-range', 'wpcf7-validates-as-number'),
            'value' => $value,
            'min' => $min,
            'max' => $max,
            'step' => $field->step === '' ? null : $field->step,
        ] + $control->states());
        // Screen readers announce the slider's value, so the visible number must not be announced again.
        $shown = Tag::of('output', [
            'class' => 'gz-range-value',
            'for' => $control->id(),
            'data-reflection-of' => $field->name,
            'data-default' => $value,
            'aria-live' => 'off',
        ], Tag::text($value));

        return $control->frame($control->label() . $control->help() . $control->wrap("{$input} {$shown}"));
    }
}
