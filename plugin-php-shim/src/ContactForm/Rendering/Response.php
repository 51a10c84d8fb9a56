<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering;

use Gazetteer\ContactForm\Domain\ElementIds;
use Gazetteer\ContactForm\Domain\FieldType;
use Gazetteer\Kernel\Html\Tag;

/** What became of the form: once to be heard, with ways to each error, and once to be seen. */
final class Response
{
    public static function heard(Drawing $drawing): string
    {
        $status = Tag::of('p', ['role' => 'status', 'aria-live' => 'polite', 'aria-atomic' => 'true'], Tag::text($drawing->message()));
        $errors = '';
        foreach ($drawing->form->fields as $field) {
            $error = $drawing->error($field);
            if ($error === '') {
                continue;
            }
            $way = $field->type === FieldType::Hidden
                ? Tag::text($error)
                : Tag::of('a', ['href' => '#' . ElementIds::control($drawing->unitTag, $field->name), 'tabindex' => '-1'], Tag::text($error));
            $errors .= Tag::of('li', ['id' => ElementIds::error($drawing->unitTag, $field->name)], $way);
        }

        return Tag::of('div', ['class' => 'screen-reader-response'], "{$status} " . Tag::of('ul', [], $errors));
    }

    public static function seen(Drawing $drawing): string
    {
        return Tag::of('div', ['class' => 'wpcf7-response-output', 'aria-hidden' => 'true'], Tag::text($drawing->message()));
    }
}
