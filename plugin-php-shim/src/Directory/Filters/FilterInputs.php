<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Filters;

use Gazetteer\Kernel\Html\Tag;

/** Renders the inputs of a filter: native checkboxes, radio buttons or a text input. */
final class FilterInputs
{
    public static function draw(FilterGroup $group): string
    {
        $inputs = $group->type === FilterGroup::TEXT ? self::text($group) : implode('', array_map(static fn (FilterOption $option): string => self::option($group, $option), $group->options));

        return Tag::of(
            'fieldset',
            ['class' => 'gz-filter', 'data-filter' => $group->key],
            Tag::of('legend', ['class' => 'gz-filter-name'], Tag::text($group->label))
                . Tag::of('div', ['class' => ['gz-filter-options', count($group->options) > 8 ? 'gz-filter-long' : '']], $inputs),
        );
    }

    private static function text(FilterGroup $group): string
    {
        return Tag::of('input', [
            'type' => 'text',
            'class' => 'gz-filter-text',
            'name' => $group->name,
            'value' => $group->text,
            'maxlength' => 200,
            'placeholder' => __('Any', 'gazetteer'),
            'aria-label' => $group->label,
        ]);
    }

    private static function option(FilterGroup $group, FilterOption $option): string
    {
        $input = Tag::of('input', [
            'type' => $group->type,
            'name' => $group->name,
            'value' => $option->value,
            'checked' => $option->isSelected,
            'disabled' => $option->isDisabled(),
        ]);
        $sign = $option->sign === '' ? '' : Tag::of('span', ['class' => 'gz-option-sign', 'aria-hidden' => 'true'], Tag::text($option->sign));
        $count = $option->count === null ? '' : ' ' . Tag::of('span', ['class' => 'gz-option-count'], Tag::text(number_format_i18n($option->count)));

        return Tag::of(
            'label',
            ['class' => 'gz-option', 'style' => $option->depth > 0 ? '--gz-depth:' . $option->depth : null],
            $input . $sign . Tag::of('span', ['class' => 'gz-option-name'], Tag::text($option->label)) . $count,
        );
    }
}
