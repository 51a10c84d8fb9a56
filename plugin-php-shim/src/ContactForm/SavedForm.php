<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm;

use Gazetteer\ContactForm\Domain\Form;

/** A form, and the blocks it is drawn from, in which each field has the name that the form knows it by. */
final class SavedForm
{
    /** @param list<array<string, mixed>> $blocks */
    public function __construct(
        public readonly Form $form,
        public readonly array $blocks,
        public readonly bool $isPublished,
        public readonly string $htmlClass = '',
    ) {
    }
}
