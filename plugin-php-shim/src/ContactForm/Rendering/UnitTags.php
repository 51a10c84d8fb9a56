<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering;

/** Numbers the forms of a page, so that a response goes to the right one if a form appears twice. */
final class UnitTags
{
    private int $drawn = 0;

    public function next(int $form, int $containerPost): string
    {
        $this->drawn++;

        return $containerPost > 0 ? "wpcf7-f{$form}-p{$containerPost}-o{$this->drawn}" : "wpcf7-f{$form}-o{$this->drawn}";
    }
}
