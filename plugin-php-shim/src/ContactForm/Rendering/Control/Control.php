<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering\Control;

use Gazetteer\ContactForm\Rendering\FieldView;

/** Renders a field type with its label, help text and error. */
interface Control
{
    public function draw(FieldView $drawn): string;
}
