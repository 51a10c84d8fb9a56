<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering\Control;

use Gazetteer\ContactForm\Domain\FieldType;
use Gazetteer\ContactForm\Rendering\FieldSource;
use Gazetteer\ContactForm\Rendering\FieldView;
use Gazetteer\Contract\ContactInput;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A group of checkboxes or radio buttons. */
final class Choices implements Control
{
    public function draw(FieldView $drawn): string
    {
        $field = $drawn->field;
        $isRadio = $field->type === FieldType::Radios;
        $isOne = $isRadio || $field->exclusive;
        $fresh = FieldSource::chosen($drawn);
        $chosen = $drawn->view->values($field, $isOne ? array_slice($fresh, 0, 1) : $fresh);
        $last = count($field->options) - 1;
        $items = '';
        foreach ($field->options as $place => $option) {
            $input = Tag::of('input', [
                'type' => $isRadio ? 'radio' : 'checkbox',
                'id' => $place === 0 ? $drawn->id() : $drawn->partId((string) ($place + 1)),
                'name' => $isOne ? $field->name : "{$field->name}[]",
                'value' => $option,
                'checked' => in_array($option, $chosen, true),
            ]);
            $words = Tag::of('span', ['class' => 'wpcf7-list-item-label'], Tag::text($option));
            $isOpen = $field->freeText && $place === $last;
            $items .= Tag::of('span', [
                'class' => ['wpcf7-list-item', $place === 0 ? 'first' : '', $place === $last ? 'last' : '', $isOpen ? 'has-free-text' : ''],
            ], Tag::of('label', ['class' => 'gz-choice'], $input . $words) . ($isOpen ? ' ' . self::line($drawn, $option) : ''));
        }
        $group = Tag::of('span', [
            'class' => $drawn->classes($isRadio ? 'wpcf7-radio' : 'wpcf7-checkbox', $field->exclusive && !$isRadio ? 'wpcf7-exclusive-checkbox' : ''),
            'aria-describedby' => $drawn->errorId(),
        ], $items);

        // `aria-required` is valid for a radio group, but not for a group of checkboxes.
        return $drawn->frame($drawn->legend() . $drawn->help() . $drawn->wrap($group), 'fieldset', $isRadio
            ? ['role' => 'radiogroup', 'aria-required' => $field->required ? 'true' : null, 'aria-describedby' => $drawn->describedBy()]
            : ['aria-describedby' => $drawn->describedBy()]);
    }

    private static function line(FieldView $drawn, string $option): string
    {
        $name = ContactInput::PREFIX_FREE_TEXT . $drawn->field->name;

        return Tag::of('input', [
            'type' => 'text',
            'name' => $name,
            'class' => 'wpcf7-free-text',
            'value' => $drawn->view->guard($name),
            /* translators: %s: the choice that this line belongs to, such as “Other”. */
            'aria-label' => sprintf(__('%s: your own answer', 'gazetteer'), $option),
        ]);
    }
}
