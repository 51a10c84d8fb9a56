<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm;

use Gazetteer\ContactForm\Domain\Form;

/** A form with its blocks. Each field block has the final name of its field. */
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
