<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields\Domain;

/** The settings of a contact form field. Limits are strings, and an empty string means no limit. */
final class FormField
{
    public const LONGEST_LINE = 400;
    public const LONGEST_AREA = 2000;
    /** The default maximum size of a file. Photos from phones are rarely larger. */
    public const PHOTO_KILOBYTES = 8192;

    /**
     * @param list<string> $options The options of a select, of checkboxes or of radio buttons.
     * @param list<string> $chosen The options that are selected by default.
     * @param list<string> $accept The accepted file extensions, without the dot.
     * @param list<array{question: string, answer: string}> $questions The quiz questions. The form shows one of them.
     */
    public function __construct(
        public readonly RegisteredType $type,
        public readonly string $name = '',
        public readonly string $label = '',
        public readonly bool $required = false,
        public readonly string $help = '',
        public readonly string $placeholder = '',
        public readonly string $default = '',
        public readonly string $autocomplete = '',
        public readonly string $min = '',
        public readonly string $max = '',
        public readonly string $step = '',
        public readonly int $minlength = 0,
        public readonly int $maxlength = 0,
        /** The character counter: 'up', 'down' or '' for none. */
        public readonly string $counter = '',
        public readonly array $options = [],
        public readonly array $chosen = [],
        public readonly bool $multiple = false,
        /** The label of the empty first option of a select; '' for no empty option. */
        public readonly string $blank = '',
        public readonly bool $exclusive = false,
        /** Whether the last option opens a text input. */
        public readonly bool $freeText = false,
        public readonly array $accept = [],
        public readonly int $maxKilobytes = self::PHOTO_KILOBYTES,
        public readonly int $maxFiles = 1,
        public readonly array $questions = [],
        /** The text of the terms to accept, or the label of the submit button. */
        public readonly string $content = '',
        public readonly bool $invert = false,
        public readonly bool $optional = false,
        /** The request parameter that sets the value of a hidden field or preselects an option. */
        public readonly string $source = '',
        /** Whether mails list this hidden field. False for values that only scripts need. */
        public readonly bool $inMail = true,
    ) {
    }

    /** The maximum number of characters, with a default if the field sets none. */
    public function longest(): int
    {
        return $this->maxlength ?: ($this->type->isMultiline() ? self::LONGEST_AREA : self::LONGEST_LINE);
    }

    /** Converts a label from HTML to plain text. */
    public static function plain(string $html): string
    {
        return trim(html_entity_decode((string) preg_replace('/<[^>]*>/', '', $html), ENT_QUOTES | ENT_HTML5, 'UTF-8'));
    }
}

class_alias(FormField::class, 'Gazetteer\Api\FormField');
