<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Submission;

use Gazetteer\ContactForm\Domain\FormField;
use Gazetteer\Contract\ContactInput;

/** What a visitor sent, read and cleaned, and the circumstances. */
final class Posted
{
    /**
     * @param array<string, list<string>> $values By field name, without the brackets of lists.
     * @param array<string, list<PostedFile>> $files
     * @param array<string, string> $guards The hidden inputs that begin with `_` or are ours, as sent.
     * @param list<string> $unreadable Fields whose values had a shape that no form of ours sends.
     */
    public function __construct(
        public readonly int $form,
        public readonly array $values,
        public readonly array $files = [],
        public readonly array $guards = [],
        public readonly string $unitTag = '',
        public readonly int $containerPost = 0,
        /** The client's key for this try, '' where it has none: the same key is never taken twice. */
        public readonly string $request = '',
        /** A salted hash; the address itself is kept nowhere. */
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

    public function guard(string $name): string
    {
        return $this->guards[$name] ?? '';
    }

    /** What was written beside the last option of a choice, where that option was chosen. */
    public function freeText(FormField $field): string
    {
        $last = $field->options === [] ? null : $field->options[count($field->options) - 1];
        $isOpen = $field->freeText && in_array($last, $this->values($field->name), true);

        return $isOpen ? $this->guard(ContactInput::PREFIX_FREE_TEXT . $field->name) : '';
    }
}
