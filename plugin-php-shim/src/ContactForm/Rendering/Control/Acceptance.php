<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering\Control;

use Gazetteer\ContactForm\Rendering\FieldView;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A checkbox to accept a statement. */
final class Acceptance implements Control
{
    public function draw(FieldView $drawn): string
    {
        $field = $drawn->field;
        $fresh = $field->default === '' ? [] : ['1'];
        $isNeeded = !$field->optional && !$field->invert;
        $input = Tag::of('input', [
            'type' => 'checkbox',
            'id' => $drawn->id(),
            'name' => $field->name,
            'value' => '1',
            'checked' => $drawn->view->values($field, $fresh) !== [],
            'aria-required' => $isNeeded ? 'true' : null,
            'aria-invalid' => $drawn->isWrong() ? 'true' : 'false',
            'aria-describedby' => $drawn->describedBy(),
        ]);
        $statement = ($field->content === '' ? Tag::text($field->label) : $field->content) . ($isNeeded ? ' ' . FieldView::mark() : '');
        $label = Tag::of('label', ['class' => 'gz-choice'], $input . Tag::of('span', ['class' => 'wpcf7-list-item-label'], $statement));
        $control = Tag::of(
            'span',
            ['class' => $drawn->classes('wpcf7-acceptance', $field->invert ? 'invert' : '', $field->optional ? 'optional' : '')],
            Tag::of('span', ['class' => 'wpcf7-list-item'], $label),
        );

        return $drawn->frame($drawn->wrap($control) . $drawn->help());
    }
}
