<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering\Control;

use Gazetteer\ContactForm\Rendering\FieldView;
use Gazetteer\Contract\ContactInput;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A quiz question. The question is the label, because each rendering may show another one. */
final class Quiz implements Control
{
    public function draw(FieldView $drawn): string
    {
        $field = $drawn->field;
        if ($field->questions === []) {
            return '';
        }
        [$question, $hash] = $drawn->view->challenges->quiz($field);
        $input = Tag::of('input', [
            'type' => 'text',
            'id' => $drawn->id(),
            'name' => $field->name,
            'class' => $drawn->classes('wpcf7-quiz'),
            'value' => '',
            'autocomplete' => 'off',
        ] + $drawn->states());
        $label = Tag::of('label', [], Tag::of('span', ['class' => 'wpcf7-quiz-label'], Tag::text($question)) . ' ' . $input);
        $answer = Tag::of('input', ['type' => 'hidden', 'name' => ContactInput::PREFIX_QUIZ_ANSWER . $field->name, 'value' => $hash]);
        $title = $field->label === '' ? '' : Tag::of('span', ['class' => 'gz-label'], Tag::text($field->label) . ' ' . FieldView::mark());

        return $drawn->frame($title . $drawn->help() . $drawn->wrap($label . $answer));
    }
}
