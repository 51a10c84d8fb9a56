<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Builder;

use Gazetteer\Contract\PlanCard;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Fields\Domain\RegisteredType;
use Gazetteer\Kernel\Fields\FieldTypes;
use Gazetteer\Kernel\Http\Text;

/**
 * Creates a field from the attributes of its block. The attributes may have been edited by hand, so they are sanitized.
 */
final class FieldReader
{
    public const BLOCK = 'gazetteer/field-';

    private const MOST_OPTIONS = 500;
    /** Bytes of `post_max_size` that are reserved for the fields that are not files. */
    private const OTHER_FIELDS = 100 * 1024;
    private const TEXT = ['type' => 'string', 'default' => ''];
    private const SWITCH = ['type' => 'boolean', 'default' => false];
    private const NUMBER = ['type' => 'number', 'default' => 0];
    private const TEXTS = ['type' => 'array', 'items' => ['type' => 'string'], 'default' => []];

    /** All settings as block attributes, with their defaults. */
    private const ATTRIBUTES = [
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
    private const INLINE = [
        'a' => ['href' => true, 'target' => true, 'rel' => true],
        'strong' => [], 'b' => [], 'em' => [], 'i' => [], 'br' => [], 'code' => [], 'span' => ['lang' => true, 'dir' => true],
    ];

    public static function type(string $block): ?RegisteredType
    {
        return str_starts_with($block, self::BLOCK) ? FieldTypes::inForms(substr($block, strlen(self::BLOCK))) : null;
    }

    /**
     * @return array<string, array<string, mixed>> The attributes of the type's block, in the format of
     *         `register_block_type()`.
     */
    public static function attributes(RegisteredType $type): array
    {
        return array_intersect_key(self::ATTRIBUTES, array_flip($type->settings()));
    }

    /** @param array<array-key, mixed> $attributes */
    public static function read(RegisteredType $type, array $attributes): FormField
    {
        $known = [];
        foreach (self::attributes($type) as $name => $set) {
            $known[$name] = match ($set['type']) {
                'boolean' => filter_var($attributes[$name] ?? $set['default'], FILTER_VALIDATE_BOOL),
                'number' => self::number($attributes[$name] ?? $set['default'], $set['default']),
                'array' => $name === 'questions' ? self::questions($attributes[$name] ?? []) : self::texts($attributes[$name] ?? []),
                default => in_array($name, ['help', 'content'], true)
                    ? self::inline($attributes[$name] ?? '')
                    : self::plain($attributes[$name] ?? '', $name === 'default'),
            };
        }
        if ($type->isAlwaysRequired()) {
            $known['required'] = true;
        }
        if (!in_array($known['counter'] ?? '', ['', 'up', 'down'], true)) {
            $known['counter'] = '';
        }
        if ($type->takesFiles()) {
            $limit = self::uploadLimit($known['maxFiles']);
            $known['maxKilobytes'] = min($known['maxKilobytes'] ?: $limit, $limit);
        }
        // By default, mails do not list hidden fields with the ID of a plan or category, because only scripts need the
        // IDs.
        if (isset($known['inMail']) && !isset($attributes['inMail'])) {
            $known['inMail'] = !in_array($known['source'], [PlanCard::PLAN, PlanCard::CATEGORY], true);
        }
        if (isset($known['accept'])) {
            $known['accept'] = array_values(array_filter(array_map(self::extension(...), $known['accept'])));
        }

        return new FormField($type, ...$known);
    }

    /** The server's upload limit for all files of a field together, in kilobytes. A form cannot set a higher limit. */
    public static function uploadLimit(int $files = 1): int
    {
        $request = (int) wp_convert_hr_to_bytes((string) ini_get('post_max_size'));
        $limits = [$request > 0 ? $request - self::OTHER_FIELDS : PHP_INT_MAX, $files > 1 ? PHP_INT_MAX : (int) wp_max_upload_size()];

        return max(1, intdiv(min($limits), 1024));
    }

    /**
     * For users without the `unfiltered_html` capability, WordPress stores `&` as `&amp;`. Decode the entities, because
     * mails and validation need the plain text.
     */
    private static function plain(mixed $value, bool $severalLines = false): string
    {
        $text = is_scalar($value) && !is_bool($value) ? (string) $value : '';
        $text = html_entity_decode((string) preg_replace('~</?[a-z][^<>]*>~i', '', $text), ENT_QUOTES | ENT_HTML5, 'UTF-8');

        return $severalLines ? trim(Text::lines($text)) : Text::line($text);
    }

    private static function inline(mixed $value): string
    {
        return is_string($value) ? trim(wp_kses($value, self::INLINE)) : '';
    }

    private static function number(mixed $value, int $otherwise): int
    {
        return is_numeric($value) && $value >= 0 && $value < PHP_INT_MAX ? (int) $value : $otherwise;
    }

    /** @return list<string> Without duplicates and empty texts. */
    private static function texts(mixed $values): array
    {
        $texts = array_map(self::plain(...), array_slice((array) $values, 0, self::MOST_OPTIONS));

        return array_values(array_unique(array_filter($texts, static fn (string $text): bool => $text !== '')));
    }

    /** @return list<array{question: string, answer: string}> */
    private static function questions(mixed $values): array
    {
        $questions = [];
        foreach (array_slice((array) $values, 0, self::MOST_OPTIONS) as $value) {
            $question = self::plain(((array) $value)['question'] ?? '');
            $answer = self::plain(((array) $value)['answer'] ?? '');
            if ($question !== '' && $answer !== '') {
                $questions[] = ['question' => $question, 'answer' => $answer];
            }
        }

        return $questions;
    }

    private static function extension(string $text): string
    {
        return preg_match('/^\.?([a-z0-9]{1,10})$/', strtolower($text), $found) === 1 ? $found[1] : '';
    }
}
