<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering\Control;

use Gazetteer\ContactForm\Rendering\FieldSource;
use Gazetteer\ContactForm\Rendering\FieldView;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A hidden input with a fixed value or a value from a request parameter. */
final class Hidden implements Control
{
    public function draw(FieldView $drawn): string
    {
        $field = $drawn->field;
        $asked = FieldSource::text($field->source);

        return Tag::of('input', [
            'type' => 'hidden',
            'name' => $field->name,
            'class' => ['wpcf7-form-control', 'wpcf7-hidden'],
            'value' => $drawn->view->values($field, [$asked === '' ? $field->default : $asked])[0] ?? '',
        ]);
    }
}
