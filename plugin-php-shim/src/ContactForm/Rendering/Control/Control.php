<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering\Control;

use Gazetteer\ContactForm\Rendering\FieldView;

/** Draws a kind of field with its label, its help and its error. */
interface Control
{
    public function draw(FieldView $drawn): string;
}
