<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Spam;

use Gazetteer\Kernel\Fields\Domain\FormField;

/** The anti-spam data that a form needs when it is rendered. */
interface DrawnChallenges
{
    /** @return array{string, string} A question, and the hash of its answer. */
    public function quiz(FormField $field): array;

    /** The URL of a captcha image; '' if the server cannot create one. */
    public function captcha(FormField $field): string;

    /** The signed time at which the form was rendered. */
    public function drawn(int $form): string;
}
