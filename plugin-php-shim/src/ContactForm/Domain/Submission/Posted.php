<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Submission;

use Gazetteer\Contract\ContactInput;
use Gazetteer\Kernel\Fields\Domain\FormField;

/** A submission, parsed and sanitized, with its context. */
final class Posted
{
    /**
     * @param array<string, list<string>> $values By field name, without a trailing `[]`.
     * @param array<string, list<PostedFile>> $files
     * @param array<string, string> $extraInputs The hidden inputs of spam protection, quizzes, captchas and bot checks,
     *         and the free texts of choices, as sent.
     * @param list<string> $unreadable Names of fields with a malformed value, which the plugin's forms never send.
     */
    public function __construct(
        public readonly int $form,
        public readonly array $values,
        public readonly array $files = [],
        public readonly array $extraInputs = [],
        public readonly string $unitTag = '',
        public readonly int $containerPost = 0,
        /** The client's key for this submission, '' if there is none. The same key is never accepted twice. */
        public readonly string $request = '',
        /** A salted hash of the visitor's IP address. The address itself is not stored. */
        public readonly string $address = '',
        public readonly string $url = '',
        public readonly int $user = 0,
        public readonly int $time = 0,
        public readonly array $unreadable = [],
    ) {
    }

    /** @return list<string> */
    public function values(string $name): array
    {
        return $this->values[$name] ?? [];
    }

    public function extraInput(string $name): string
    {
        return $this->extraInputs[$name] ?? '';
    }

    /** The free text of a choice's last option, if that option is selected. */
    public function freeText(FormField $field): string
    {
        $last = $field->options === [] ? null : $field->options[count($field->options) - 1];
        $isOpen = $field->freeText && in_array($last, $this->values($field->name), true);

        return $isOpen ? $this->extraInput(ContactInput::PREFIX_FREE_TEXT . $field->name) : '';
    }
}

class_alias(Posted::class, 'Gazetteer\Api\Posted');
