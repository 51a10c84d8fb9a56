<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering\Control;

use Gazetteer\ContactForm\Domain\FieldType;
use Gazetteer\ContactForm\Domain\FormField;
use Gazetteer\ContactForm\Rendering\FieldView;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A single-line input of the matching HTML type. */
final class Line implements Control
{
    private const SIZE = 40;

    /** The default `autocomplete` tokens if the field sets none. */
    private const KNOWN_BY_BROWSERS = ['email' => 'email', 'tel' => 'tel', 'url' => 'url'];

    public function draw(FieldView $drawn): string
    {
        $field = $drawn->field;
        $type = $field->type->value;
        $value = $drawn->view->values($field, [$field->default])[0] ?? '';
        $input = Tag::of('input', [
            'type' => $type,
            'id' => $drawn->id(),
            'name' => $field->name,
            'class' => $drawn->classes(...self::classes($field->type)),
            'value' => $value,
            'placeholder' => $field->placeholder ?: null,
            'autocomplete' => $field->autocomplete ?: self::KNOWN_BY_BROWSERS[$type] ?? null,
        ] + self::limits($field) + $drawn->states());

        return $drawn->frame($drawn->label() . $drawn->help() . $drawn->wrap($input) . Counter::of($field, $value));
    }

    /** @return list<string> */
    private static function classes(FieldType $type): array
    {
        return match ($type) {
            FieldType::Text => ['wpcf7-text'],
            FieldType::Email, FieldType::Url, FieldType::Tel => ["wpcf7-{$type->value}", 'wpcf7-text', "wpcf7-validates-as-{$type->value}"],
            default => ["wpcf7-{$type->value}", "wpcf7-validates-as-{$type->value}"],
        };
    }

    /** @return array<string, string|int|null> */
    private static function limits(FormField $field): array
    {
        return match ($field->type) {
            FieldType::Number, FieldType::Date, FieldType::Time => [
                'min' => $field->min === '' ? null : $field->min,
                'max' => $field->max === '' ? null : $field->max,
                'step' => $field->step === '' ? null : $field->step,
            ],
            default => [
                'size' => self::SIZE,
                'minlength' => $field->minlength ?: null,
                'maxlength' => $field->longest(),
            ],
        };
    }
}
