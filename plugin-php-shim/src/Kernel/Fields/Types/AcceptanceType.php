<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields\Types;

use Gazetteer\Kernel\Fields\Domain\FormControl;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Fields\Domain\RegisteredType;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A checkbox to accept terms. */
final class AcceptanceType extends RegisteredType
{
    public function settings(): array
    {
        return ['name', 'label', 'help', 'content', 'default', 'invert', 'optional'];
    }

    public function isConsent(): bool
    {
        return true;
    }

    /** Stores the accepted text itself, because the site owner may change the terms later. */
    public function texts(FormField $field, array $values): array
    {
        return $values === [] ? [] : [FormField::plain($field->content) ?: $values[0]];
    }

    public function draw(FormControl $control): string
    {
        $field = $control->field();
        $fresh = $field->default === '' ? [] : ['1'];
        $isNeeded = !$field->optional && !$field->invert;
        $input = Tag::of('input', [
            'type' => 'checkbox',
            'id' => $control->id(),
            'name' => $field->name,
            'value' => '1',
            'checked' => $control->values($fresh) !== [],
            'aria-required' => $isNeeded ? 'true' : null,
            'aria-invalid' => $control->isWrong() ? 'true' : 'false',
            'aria-describedby' => $control->describedBy(),
        ]);
        $statement = ($field->content === '' ? Tag::text($field->label) : $field->content) . ($isNeeded ? ' ' . $control->mark() : '');
        $label = Tag::of('label', ['class' => 'gz-choice'], $input . Tag::of('span', ['class' => 'wpcf7-list-item-label'], $statement));
        $box = Tag::of(
            'span',
            ['class' => $control->classes('wpcf7-acceptance', $field->invert ? 'invert' : '', $field->optional ? 'optional' : '')],
            Tag::of('span', ['class' => 'wpcf7-list-item'], $label),
        );

        return $control->frame($control->wrap($box) . $control->help());
    }
}
