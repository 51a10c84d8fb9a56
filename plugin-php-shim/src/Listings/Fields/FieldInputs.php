<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Fields;

use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Listings\Domain\FieldDefinition;
use Gazetteer\Listings\Domain\FieldKind;
use Gazetteer\Listings\Domain\FieldMarkup;

if (!defined('ABSPATH')) {
    exit;
}

/** Renders custom fields as form inputs with label, help text and current value. */
final class FieldInputs implements FieldMarkup
{
    private const YES = 'Yes';
    private const NO = 'No';

    public function draw(array $fields, array $values): string
    {
        $drawn = sprintf('<label class="featuresBycat">%s</label>', esc_html__('Additional information', 'gazetteer'));
        foreach ($fields as $field) {
            $drawn .= self::field($field, $values[$field->slug] ?? '');
        }

        return $drawn;
    }

    /** @param string|list<string> $value */
    private static function field(FieldDefinition $field, string|array $value): string
    {
        $class = "gz-field gz-field-{$field->kind->value}";

        return match ($field->kind) {
            FieldKind::Radio, FieldKind::Checkboxes => sprintf(
                '<fieldset class="%s%s" id="%s"%s><legend>%s</legend>%s%s</fieldset>',
                esc_attr($class),
                $field->required ? ' lp-required-field' : '',
                esc_attr(self::id($field)),
                self::describedBy($field),
                self::words($field),
                self::choices($field, (array) $value),
                self::help($field),
            ),
            FieldKind::Checkbox, FieldKind::Switch => sprintf(
                '<div class="%s"><label class="gz-choice" for="%s">%s %s</label>%s</div>',
                esc_attr($class),
                esc_attr(self::id($field)),
                self::box($field, self::first($value)),
                self::words($field),
                self::help($field),
            ),
            default => sprintf(
                '<div class="%s"><label for="%s">%s</label>%s%s</div>',
                esc_attr($class),
                esc_attr(self::id($field)),
                self::words($field),
                self::line($field, self::first($value)),
                self::help($field),
            ),
        };
    }

    private static function line(FieldDefinition $field, string $value): string
    {
        $attributes = self::attributes($field);

        return match ($field->kind) {
            FieldKind::Textarea => "<textarea rows=\"4\"{$attributes}>" . Tag::verbatim($value) . '</textarea>',
            FieldKind::Select => "<select{$attributes}>" . self::options($field, $value) . '</select>',
            default => sprintf(
                '<input type="%s"%s value="%s"%s>',
                esc_attr($field->kind->value),
                $field->kind === FieldKind::Number ? ' step="any"' : '',
                esc_attr($value),
                $attributes,
            ),
        };
    }

    private static function options(FieldDefinition $field, string $value): string
    {
        $options = sprintf('<option value="">%s</option>', esc_html__('Please select', 'gazetteer'));
        // Listings keep an option that the owner removed later.
        foreach (array_unique([...$field->options, ...array_filter([$value])]) as $option) {
            $options .= sprintf('<option value="%s"%s>%s</option>', esc_attr($option), $option === $value ? ' selected' : '', esc_html($option));
        }

        return $options;
    }

    /** @param list<string> $chosen */
    private static function choices(FieldDefinition $field, array $chosen): string
    {
        $isRadio = $field->kind === FieldKind::Radio;
        $choices = '';
        foreach (array_values(array_unique([...$field->options, ...array_filter($chosen)])) as $place => $option) {
            $choices .= sprintf(
                '<label class="gz-choice"><input type="%s" id="%s" name="%s" value="%s"%s%s> %s</label>',
                $isRadio ? 'radio' : 'checkbox',
                esc_attr(self::id($field) . '-' . ($place + 1)),
                esc_attr(self::name($field)),
                esc_attr($option),
                in_array($option, $chosen, true) ? ' checked' : '',
                $isRadio && $field->required ? ' required' : '',
                esc_html($option),
            );
        }

        return $choices;
    }

    /** A switch that is off sends "no"; an unchecked checkbox sends nothing. */
    private static function box(FieldDefinition $field, string $value): string
    {
        $isSwitch = $field->kind === FieldKind::Switch;

        return sprintf(
            '%s<input type="checkbox"%s value="%s"%s%s>',
            $isSwitch ? sprintf('<input type="hidden" name="%s" value="%s">', esc_attr(self::name($field)), self::NO) : '',
            $isSwitch ? ' role="switch"' : '',
            self::YES,
            strcasecmp($value, self::YES) === 0 ? ' checked' : '',
            self::attributes($field),
        );
    }

    private static function attributes(FieldDefinition $field): string
    {
        return sprintf(
            ' id="%s" name="%s"%s%s',
            esc_attr(self::id($field)),
            esc_attr(self::name($field)),
            $field->required ? ' class="lp-required-field" required' : '',
            self::describedBy($field),
        );
    }

    private static function words(FieldDefinition $field): string
    {
        $mark = ' <span class="gz-required" aria-hidden="true">*</span>';

        return '<span class="gz-field-label">' . esc_html($field->label) . '</span>' . ($field->required ? $mark : '');
    }

    private static function help(FieldDefinition $field): string
    {
        return $field->help === '' ? '' : sprintf('<p class="gz-field-help" id="%s-help">%s</p>', esc_attr(self::id($field)), esc_html($field->help));
    }

    private static function describedBy(FieldDefinition $field): string
    {
        return $field->help === '' ? '' : sprintf(' aria-describedby="%s-help"', esc_attr(self::id($field)));
    }

    private static function id(FieldDefinition $field): string
    {
        return "field-{$field->slug}";
    }

    private static function name(FieldDefinition $field): string
    {
        return Field::FORM_FIELDS . "[{$field->slug}]" . ($field->kind->isList() ? '[]' : '');
    }

    /** @param string|list<string> $value */
    private static function first(string|array $value): string
    {
        return is_array($value) ? $value[0] ?? '' : $value;
    }
}
