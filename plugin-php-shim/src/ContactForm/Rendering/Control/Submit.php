<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering\Control;

use Gazetteer\ContactForm\Rendering\FieldView;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** The submit button, with the theme's button styles. */
final class Submit implements Control
{
    public function draw(FieldView $drawn): string
    {
        return $drawn->frame(Tag::of('input', [
            'type' => 'submit',
            'class' => ['wpcf7-form-control', 'wpcf7-submit', 'has-spinner', 'wp-element-button'],
            'value' => html_entity_decode(strip_tags($drawn->field->content), ENT_QUOTES | ENT_HTML5, 'UTF-8') ?: __('Send', 'gazetteer'),
        ]));
    }
}
