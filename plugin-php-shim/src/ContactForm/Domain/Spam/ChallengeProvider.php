<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Spam;

use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\Kernel\Fields\Domain\FormField;

/** Quiz questions and captcha images. */
interface ChallengeProvider
{
    /** Whether the answer to this quiz or captcha is correct. Checking a captcha invalidates it. */
    public function isSolved(Form $form, FormField $field, Posted $posted): bool;

    /** Invalidates the solved challenges after the form is accepted. */
    public function spend(Form $form, Posted $posted): void;

    /**
     * New challenges for each quiz and captcha field, in the format of the REST API.
     *
     * @return array{captcha?: array<string, string>, quiz?: array<string, array{string, string}>}
     */
    public function renewed(Form $form): array;
}
