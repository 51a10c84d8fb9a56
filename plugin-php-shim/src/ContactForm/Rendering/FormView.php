<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering;

use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\ContactForm\Domain\Spam\DrawnChallenges;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\Contract\FormStatus;
use Gazetteer\Contract\ServerStatus;
use Gazetteer\Kernel\Fields\Domain\FormField;

/** One form on a page, either empty or with the values and errors of a failed submission. */
final class FormView
{
    public function __construct(
        public readonly Form $form,
        public readonly string $unitTag,
        public readonly int $containerPost,
        public readonly DrawnChallenges $challenges,
        public readonly ?Outcome $outcome = null,
        private readonly ?Posted $posted = null,
    ) {
    }

    public function status(): string
    {
        return $this->outcome === null ? FormStatus::INIT : FormStatus::fromServer($this->outcome->status);
    }

    public function message(): string
    {
        return $this->outcome->message ?? '';
    }

    public function error(FormField $field): string
    {
        return $field->name === '' ? '' : $this->outcome->invalid[$field->name] ?? '';
    }

    /**
     * Returns the submitted values after a failed submission, otherwise `$fresh`.
     *
     * @param list<string> $fresh
     * @return list<string>
     */
    public function values(FormField $field, array $fresh): array
    {
        return $this->isMended() ? $this->posted->values($field->name) : $fresh;
    }

    public function extraInput(string $input): string
    {
        return $this->isMended() ? $this->posted->extraInput($input) : '';
    }

    private function isMended(): bool
    {
        return $this->posted !== null && $this->outcome !== null && $this->outcome->status !== ServerStatus::MailSent->value;
    }
}
