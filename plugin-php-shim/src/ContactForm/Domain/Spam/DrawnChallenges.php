<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Spam;

use Gazetteer\ContactForm\Domain\FormField;

/** What a form needs against machines at the moment it is drawn. */
interface DrawnChallenges
{
    /** @return array{string, string} A question, and the hash of its answer. */
    public function quiz(FormField $field): array;

    /** The address of a picture with letters; '' where none can be drawn. */
    public function captcha(FormField $field): string;

    /** The moment of drawing, signed. */
    public function drawn(int $form): string;
}
