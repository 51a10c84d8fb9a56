<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

/** One field as the form's maker set it up. Numbers and dates stay text: an empty one means no limit. */
final class FormField
{
    public const LONGEST_LINE = 400;
    public const LONGEST_AREA = 2000;
    /** A photo that a phone takes is hardly ever larger. */
    public const PHOTO_KILOBYTES = 8192;

    /**
     * @param list<string> $options What a choice offers.
     * @param list<string> $chosen Those of them that are chosen at first.
     * @param list<string> $accept File extensions, without the dot.
     * @param list<array{question: string, answer: string}> $questions Of a quiz; one of them is asked.
     */
    public function __construct(
        public readonly FieldType $type,
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
        /** '' for none, 'up' or 'down'. */
        public readonly string $counter = '',
        public readonly array $options = [],
        public readonly array $chosen = [],
        public readonly bool $multiple = false,
        /** The first, empty entry of a select; '' for none. */
        public readonly string $blank = '',
        public readonly bool $exclusive = false,
        /** The last option opens a line of text. */
        public readonly bool $freeText = false,
        public readonly array $accept = [],
        public readonly int $maxKilobytes = self::PHOTO_KILOBYTES,
        public readonly int $maxFiles = 1,
        public readonly array $questions = [],
        /** What is agreed to, or what the button says. */
        public readonly string $content = '',
        public readonly bool $invert = false,
        public readonly bool $optional = false,
        /** The name under which a hidden field finds its text, or a choice what is chosen at first, in the address or in the form that led to the page. */
        public readonly string $source = '',
        /** Whether a hidden field is listed in mails; what only machines need is not. */
        public readonly bool $inMail = true,
    ) {
    }

    /** Characters that a line or an area takes, where the form's maker set no limit of their own too. */
    public function longest(): int
    {
        return $this->maxlength ?: ($this->type === FieldType::Textarea ? self::LONGEST_AREA : self::LONGEST_LINE);
    }
}
