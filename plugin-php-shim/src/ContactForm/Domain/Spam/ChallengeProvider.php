<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Spam;

use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\FormField;
use Gazetteer\ContactForm\Domain\Submission\Posted;

/** Quiz questions and captcha images: what only people answer. */
interface ChallengeProvider
{
    /** Whether the answer to this quiz or captcha is right. A captcha is used up by being asked. */
    public function isSolved(Form $form, FormField $field, Posted $posted): bool;

    /** Uses up what was solved, once the form is accepted. */
    public function spend(Form $form, Posted $posted): void;

    /**
     * New ones for every field that has one, in the shape of the wire.
     *
     * @return array{captcha?: array<string, string>, quiz?: array<string, array{string, string}>}
     */
    public function renewed(Form $form): array;
}
