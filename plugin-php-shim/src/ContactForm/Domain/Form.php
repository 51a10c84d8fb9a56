<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

use Gazetteer\ContactForm\Domain\Entries\Retention;

/** A form as its maker saved it. */
final class Form
{
    public const EMAIL_LIMIT = 10;
    public const FORM_LIMIT = 500;

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
        /** Days that files are kept after a mail has carried them. */
        public readonly int $keepFileDays = Retention::FILE_DAYS,
        /** Messages that it takes in an hour of one e-mail address; 0 for any number. */
        public readonly int $emailLimit = self::EMAIL_LIMIT,
        /** Messages that it takes in an hour in all. */
        public readonly int $formLimit = self::FORM_LIMIT,
    ) {
    }

    public function message(FormMessage $message): string
    {
        return $this->messages[$message->value] ?? '';
    }

    /** Whether it asks what only people answer. */
    public function hasPuzzles(): bool
    {
        foreach ($this->fields as $field) {
            if ($field->type === FieldType::Quiz || $field->type === FieldType::Captcha) {
                return true;
            }
        }

        return false;
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
