<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.strip_tags_strip_tags -- the text inside all elements is kept.

namespace Gazetteer\Kernel\Fields\Types;

use Gazetteer\Kernel\Fields\Domain\FormControl;
use Gazetteer\Kernel\Fields\Domain\RegisteredType;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** The submit button. It gets the theme's button styles. */
final class SubmitType extends RegisteredType
{
    public function settings(): array
    {
        return ['content'];
    }

    public function isStored(): bool
    {
        return false;
    }

    public function draw(FormControl $control): string
    {
        return $control->frame(Tag::of('input', [
            'type' => 'submit',
            'class' => ['wpcf7-form-control', 'wpcf7-submit', 'has-spinner', 'wp-element-button'],
            'value' => html_entity_decode(strip_tags($control->field()->content), ENT_QUOTES | ENT_HTML5, 'UTF-8') ?: __('Send', 'gazetteer'),
        ]));
    }
}
