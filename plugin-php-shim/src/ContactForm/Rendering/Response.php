<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering;

use Gazetteer\ContactForm\Domain\ElementIds;
use Gazetteer\Kernel\Html\Tag;

/** The HTML for the result of a submission: a text for screen readers, with links to the errors, and a visible text. */
final class Response
{
    public static function heard(FormView $view): string
    {
        $status = Tag::of('p', ['role' => 'status', 'aria-live' => 'polite', 'aria-atomic' => 'true'], Tag::text($view->message()));
        $errors = '';
        foreach ($view->form->fields as $field) {
            $error = $view->error($field);
            if ($error === '') {
                continue;
            }
            $way = !$field->type->isVisible()
                ? Tag::text($error)
                : Tag::of('a', ['href' => '#' . ElementIds::control($view->unitTag, $field->name), 'tabindex' => '-1'], Tag::text($error));
            $errors .= Tag::of('li', ['id' => ElementIds::error($view->unitTag, $field->name)], $way);
        }

        return Tag::of('div', ['class' => 'screen-reader-response'], "{$status} " . Tag::of('ul', [], $errors));
    }

    public static function seen(FormView $view): string
    {
        return Tag::of('div', ['class' => 'wpcf7-response-output', 'aria-hidden' => 'true'], Tag::text($view->message()));
    }
}
