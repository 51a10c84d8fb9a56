<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

use Gazetteer\Kernel\Fields\Domain\FormField;

/** A form as saved in the editor. */
final class Form
{
    public const KEEP_DAYS = 365;
    /** Default number of days to keep files after they were mailed, in case the mail got lost. */
    public const KEEP_FILE_DAYS = 30;
    public const EMAIL_LIMIT = 10;
    public const FORM_LIMIT = 500;

    /**
     * @param list<FormField> $fields
     * @param array<string, string> $messages All messages, translated, by the value of a FormMessage.
     */
    public function __construct(
        public readonly int $id,
        public readonly string $title,
        public readonly string $locale,
        public readonly array $fields,
        public readonly array $messages,
        public readonly MailTemplate $mail,
        /** The automatic reply to the visitor. */
        public readonly ?MailTemplate $reply = null,
        public readonly bool $acceptanceAsValidation = false,
        public readonly bool $membersOnly = false,
        /** Days to keep sent entries; 0 if the form does not keep entries. */
        public readonly int $keepDays = self::KEEP_DAYS,
        /** Days to keep files after they were mailed. */
        public readonly int $keepFileDays = self::KEEP_FILE_DAYS,
        /** Maximum messages per hour from one email address; 0 for no limit. */
        public readonly int $emailLimit = self::EMAIL_LIMIT,
        /** Maximum messages per hour in total. */
        public readonly int $formLimit = self::FORM_LIMIT,
    ) {
    }

    public function message(FormMessage $message): string
    {
        return $this->messages[$message->value] ?? '';
    }

    /** Whether the form has a quiz or a captcha. */
    public function hasPuzzles(): bool
    {
        foreach ($this->fields as $field) {
            if ($field->type->wrongAnswer() !== '') {
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

class_alias(Form::class, 'Gazetteer\Api\Form');
