<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields\Types;

use Gazetteer\Contract\ContactInput;
use Gazetteer\Kernel\Fields\Domain\FormControl;
use Gazetteer\Kernel\Fields\Domain\RegisteredType;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A quiz question. The question is rendered as the label, and may change each time the form is rendered. */
final class QuizType extends RegisteredType
{
    public function settings(): array
    {
        return ['name', 'label', 'help', 'questions'];
    }

    public function isAlwaysRequired(): bool
    {
        return true;
    }

    public function isStored(): bool
    {
        return false;
    }

    public function wrongAnswer(): string
    {
        return 'quiz';
    }

    public function challengePrefix(): string
    {
        return ContactInput::PREFIX_QUIZ_ANSWER;
    }

    public function draw(FormControl $control): string
    {
        $field = $control->field();
        if ($field->questions === []) {
            return '';
        }
        [$question, $hash] = $control->quiz();
        $input = Tag::of('input', [
            'type' => 'text',
            'id' => $control->id(),
            'name' => $field->name,
            'class' => $control->classes('wpcf7-quiz'),
            'value' => '',
            'autocomplete' => 'off',
        ] + $control->states());
        $label = Tag::of('label', [], Tag::of('span', ['class' => 'wpcf7-quiz-label'], Tag::text($question)) . ' ' . $input);
        $answer = Tag::of('input', ['type' => 'hidden', 'name' => ContactInput::PREFIX_QUIZ_ANSWER . $field->name, 'value' => $hash]);
        $title = $field->label === '' ? '' : Tag::of('span', ['class' => 'gz-label'], Tag::text($field->label) . ' ' . $control->mark());

        return $control->frame($title . $control->help() . $control->wrap($label . $answer));
    }
}
