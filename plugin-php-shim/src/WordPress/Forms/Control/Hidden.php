<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Forms\Control;

use Gazetteer\WordPress\Forms\DrawnField;
use Gazetteer\WordPress\Forms\Tag;

/** A text that goes along unseen. */
final class Hidden implements Control
{
    public function draw(DrawnField $drawn): string
    {
        return Tag::of('input', [
            'type' => 'hidden',
            'name' => $drawn->field->name,
            'class' => ['wpcf7-form-control', 'wpcf7-hidden'],
            'value' => $drawn->drawing->values($drawn->field, [$drawn->field->default])[0] ?? '',
        ]);
    }
}
