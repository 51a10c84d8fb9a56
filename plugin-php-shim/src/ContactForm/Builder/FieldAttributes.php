<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Builder;

use Gazetteer\ContactForm\Domain\FieldType;
use Gazetteer\ContactForm\Domain\FormField;

/** The block attributes of each field type, with their defaults. */
final class FieldAttributes
{
    private const TEXT = ['type' => 'string', 'default' => ''];
    private const SWITCH = ['type' => 'boolean', 'default' => false];
    private const NUMBER = ['type' => 'number', 'default' => 0];
    private const TEXTS = ['type' => 'array', 'items' => ['type' => 'string'], 'default' => []];

    private const ALL = [
        'name' => self::TEXT,
        'label' => self::TEXT,
        'required' => self::SWITCH,
        'help' => self::TEXT,
        'placeholder' => self::TEXT,
        'default' => self::TEXT,
        'autocomplete' => self::TEXT,
        'min' => self::TEXT,
        'max' => self::TEXT,
        'step' => self::TEXT,
        'minlength' => self::NUMBER,
        'maxlength' => self::NUMBER,
        'counter' => ['type' => 'string', 'enum' => ['', 'up', 'down'], 'default' => ''],
        'options' => self::TEXTS,
        'chosen' => self::TEXTS,
        'multiple' => self::SWITCH,
        'blank' => self::TEXT,
        'exclusive' => self::SWITCH,
        'freeText' => self::SWITCH,
        'accept' => self::TEXTS,
        'maxKilobytes' => ['type' => 'number', 'default' => FormField::PHOTO_KILOBYTES],
        'maxFiles' => ['type' => 'number', 'default' => 1],
        'questions' => ['type' => 'array', 'items' => ['type' => 'object'], 'default' => []],
        'content' => self::TEXT,
        'invert' => self::SWITCH,
        'optional' => self::SWITCH,
        'source' => self::TEXT,
        'inMail' => ['type' => 'boolean', 'default' => true],
    ];

    /** @return array<string, array<string, mixed>> In the format of `register_block_type()`. */
    public static function of(FieldType $type): array
    {
        return array_intersect_key(self::ALL, array_flip(self::names($type)));
    }

    /** @return list<string> */
    private static function names(FieldType $type): array
    {
        $asked = ['name', 'label', 'required', 'help'];
        $typed = [...$asked, 'placeholder', 'default', 'autocomplete'];
        $lengths = ['minlength', 'maxlength'];
        $span = ['min', 'max', 'step'];
        $chosen = [...$asked, 'options', 'chosen', 'source'];

        return match ($type) {
            FieldType::Text, FieldType::Textarea => [...$typed, ...$lengths, 'counter'],
            FieldType::Email, FieldType::Url, FieldType::Tel => [...$typed, ...$lengths],
            FieldType::Number => [...$typed, ...$span],
            FieldType::Date, FieldType::Time => [...$asked, 'default', 'autocomplete', ...$span],
            FieldType::Range => ['name', 'label', 'help', 'default', ...$span],
            FieldType::Select => [...$chosen, 'multiple', 'blank', 'autocomplete'],
            FieldType::Checkboxes => [...$chosen, 'exclusive', 'freeText'],
            FieldType::Radios => [...$chosen, 'freeText'],
            FieldType::Acceptance => ['name', 'label', 'help', 'content', 'default', 'invert', 'optional'],
            FieldType::Quiz => ['name', 'label', 'help', 'questions'],
            FieldType::Captcha => ['name', 'label', 'help'],
            FieldType::File => [...$asked, 'accept', 'maxKilobytes', 'maxFiles'],
            FieldType::Hidden => ['name', 'label', 'default', 'source', 'inMail'],
            FieldType::Submit => ['content'],
        };
    }
}
