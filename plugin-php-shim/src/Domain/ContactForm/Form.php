<?php

declare(strict_types=1);

namespace Gazetteer\Domain\ContactForm;

/** A form as its maker saved it. */
final class Form
{
    /**
     * @param list<FormField> $fields
     * @param array<string, string> $messages By the value of a FormMessage; all of them, translated.
     */
    public function __construct(
        public readonly int $id,
        public readonly string $title,
        public readonly string $locale,
        public readonly array $fields,
        public readonly array $messages,
        public readonly MailTemplate $mail,
        /** A second mail, to the visitor. */
        public readonly ?MailTemplate $reply = null,
        public readonly bool $acceptanceAsValidation = false,
        public readonly bool $membersOnly = false,
        /** Days that a sent entry is kept; 0 keeps none. */
        public readonly int $keepDays = 365,
    ) {
    }

    public function message(FormMessage $message): string
    {
        return $this->messages[$message->value] ?? '';
    }

    public function field(string $name): ?FormField
    {
        foreach ($this->fields as $field) {
            if ($field->name === $name && $name !== '') {
                return $field;
            }
        }

        return null;
    }
}
