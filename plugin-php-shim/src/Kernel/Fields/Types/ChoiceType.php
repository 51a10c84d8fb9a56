<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields\Types;

use Gazetteer\Contract\ContactInput;
use Gazetteer\Contract\Rule;
use Gazetteer\Kernel\Fields\Domain\FormControl;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Fields\Domain\ListingControl;
use Gazetteer\Kernel\Fields\Domain\RegisteredType;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A select, checkboxes or radio buttons. The slug of radio buttons is `radios` in forms and `radio` in listings. */
final class ChoiceType extends RegisteredType
{
    private const MOST_LINES = 6;

    public function settings(): array
    {
        return ['name', 'label', 'required', 'help', 'options', 'chosen', 'source', ...match ($this->slug) {
            'select' => ['multiple', 'blank', 'autocomplete'],
            'checkboxes' => ['exclusive', 'freeText'],
            default => ['freeText'],
        }];
    }

    public function rules(FormField $field): array
    {
        $isOne = match ($this->slug) {
            'select' => !$field->multiple,
            'checkboxes' => $field->exclusive,
            default => true,
        };

        return [
            ...($this->isAlwaysRequired() ? [self::rule(Rule::Required, 'required')] : self::required($field)),
            ...($isOne ? self::bound('1', Rule::Maxitems, 'too_many_chosen') : []),
        ];
    }

    /** With a free text, visitors may send values that are not in the list of options. */
    public function optionRules(FormField $field): array
    {
        return $field->freeText ? [] : [self::rule(Rule::Enum, 'choice', ['accept' => $field->options])];
    }

    public function hasOptions(): bool
    {
        return true;
    }

    /** A group of radio buttons always requires a selection. */
    public function isAlwaysRequired(): bool
    {
        return $this->slug === 'radios';
    }

    public function isList(): bool
    {
        return $this->slug === 'checkboxes';
    }

    public function html(array $texts): string
    {
        return Tag::of('bdi', [], Tag::text(implode(', ', $texts)));
    }

    public function draw(FormControl $control): string
    {
        return $this->slug === 'select' ? self::select($control) : $this->group($control);
    }

    public function drawInListing(ListingControl $control): string
    {
        return $this->slug === 'select' ? self::selectInListing($control) : $this->groupInListing($control);
    }

    private static function select(FormControl $control): string
    {
        $field = $control->field();
        $fresh = $control->selected();
        $chosen = $control->values($field->multiple ? $fresh : array_slice($fresh, 0, 1));
        $options = $field->blank === '' || $field->multiple ? '' : Tag::of('option', ['value' => ''], Tag::text($field->blank));
        foreach ($field->options as $option) {
            $options .= Tag::of('option', ['value' => $option, 'selected' => in_array($option, $chosen, true)], Tag::text($option));
        }
        $select = Tag::of('select', [
            'id' => $control->id(),
            'name' => $field->multiple ? "{$field->name}[]" : $field->name,
            'class' => $control->classes('wpcf7-select'),
            'multiple' => $field->multiple,
            'size' => $field->multiple ? max(2, min(self::MOST_LINES, count($field->options))) : null,
            'autocomplete' => $field->autocomplete ?: null,
        ] + $control->states(), $options);

        return $control->frame($control->label() . $control->help() . $control->wrap($select));
    }

    private function group(FormControl $control): string
    {
        $field = $control->field();
        $isRadio = $this->slug === 'radios';
        $isOne = $isRadio || $field->exclusive;
        $fresh = $control->selected();
        $chosen = $control->values($isOne ? array_slice($fresh, 0, 1) : $fresh);
        $last = count($field->options) - 1;
        $items = '';
        foreach ($field->options as $place => $option) {
            $input = Tag::of('input', [
                'type' => $isRadio ? 'radio' : 'checkbox',
                'id' => $place === 0 ? $control->id() : $control->partId((string) ($place + 1)),
                'name' => $isOne ? $field->name : "{$field->name}[]",
                'value' => $option,
                'checked' => in_array($option, $chosen, true),
            ]);
            $words = Tag::of('span', ['class' => 'wpcf7-list-item-label'], Tag::text($option));
            $isOpen = $field->freeText && $place === $last;
            $items .= Tag::of('span', [
                'class' => ['wpcf7-list-item', $place === 0 ? 'first' : '', $place === $last ? 'last' : '', $isOpen ? 'has-free-text' : ''],
            ], Tag::of('label', ['class' => 'gz-choice'], $input . $words) . ($isOpen ? ' ' . self::freeText($control, $option) : ''));
        }
        $group = Tag::of('span', [
            'class' => $control->classes($isRadio ? 'wpcf7-radio' : 'wpcf7-checkbox', $field->exclusive && !$isRadio ? 'wpcf7-exclusive-checkbox' : ''),
            'aria-describedby' => $control->errorId(),
        ], $items);

        // `aria-required` is valid for a radio group, but not for a group of checkboxes.
        return $control->frame($control->legend() . $control->help() . $control->wrap($group), 'fieldset', $isRadio
            ? ['role' => 'radiogroup', 'aria-required' => $field->required ? 'true' : null, 'aria-describedby' => $control->describedBy()]
            : ['aria-describedby' => $control->describedBy()]);
    }

    private static function freeText(FormControl $control, string $option): string
    {
        $name = ContactInput::PREFIX_FREE_TEXT . $control->field()->name;

        return Tag::of('input', [
            'type' => 'text',
            'name' => $name,
            'class' => 'wpcf7-free-text',
            'value' => $control->extraInput($name),
            /* translators: %s: the choice that this line belongs to, such as “Other”. */
            'aria-label' => sprintf(__('%s: your own answer', 'gazetteer'), $option),
        ]);
    }

    private static function selectInListing(ListingControl $control): string
    {
        $options = sprintf('<option value="">%s</option>', esc_html__('Please select', 'gazetteer'));
        foreach ($control->options([$control->value()]) as $option) {
            $options .= sprintf('<option value="%s"%s>%s</option>', esc_attr($option), $option === $control->value() ? ' selected' : '', esc_html($option));
        }

        return $control->line("<select{$control->attributes()}>{$options}</select>");
    }

    private function groupInListing(ListingControl $control): string
    {
        $isRadio = $this->slug === 'radio';
        $choices = '';
        foreach ($control->options($control->values()) as $place => $option) {
            $choices .= sprintf(
                '<label class="gz-choice"><input type="%s" id="%s-%d" name="%s" value="%s"%s%s> %s</label>',
                $isRadio ? 'radio' : 'checkbox',
                $control->id(),
                $place + 1,
                $control->name(),
                esc_attr($option),
                in_array($option, $control->values(), true) ? ' checked' : '',
                $isRadio && $control->isRequired() ? ' required' : '',
                esc_html($option),
            );
        }

        return $control->group($choices);
    }
}
