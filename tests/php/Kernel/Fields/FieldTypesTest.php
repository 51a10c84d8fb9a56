<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Kernel\Fields;

use Closure;
use Gazetteer\Api\FieldType;
use Gazetteer\ContactForm\Domain\SchemaWriter;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Fields\FieldTypes;
use Gazetteer\Kernel\Fields\Types\LineType;
use Gazetteer\Tests\Check;
use Gazetteer\Tests\ContactForm\Forms;
use RuntimeException;

require_once __DIR__ . '/../../stubs/hooks.php';
require_once __DIR__ . '/../../stubs/translations.php';

final class FieldTypesTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $table = json_decode((string) file_get_contents('/cases/listing/field-kinds.json'), true, 4, JSON_THROW_ON_ERROR);
        yield 'listings have the field types that the editor offers, in the same order' => static fn () => Check::same(
            array_column($table, 'kind'),
            self::with([], FieldTypes::slugsInListings(...)),
        );
        foreach ($table as ['kind' => $slug, 'hasOptions' => $hasOptions]) {
            yield "the type “{$slug}” has options as expected" => static fn () => Check::same($hasOptions, FieldTypes::inListings($slug)->hasOptions());
        }
        foreach (self::with([], FieldTypes::slugsInForms(...)) as $slug) {
            yield "each rule of the type “{$slug}” has a message of the form" => static function () use ($slug): void {
                $everything = ['name' => 'a', 'required' => true, 'min' => '1', 'max' => '2', 'step' => '1', 'minlength' => 1, 'maxFiles' => 2, 'options' => ['A']];
                foreach (SchemaWriter::rules(Forms::of([new FormField(FieldTypes::inForms($slug), ...$everything)])) as $rule) {
                    Check::same(true, $rule['error'] !== '');
                }
            };
        }
        yield 'a type of another plugin is available in forms and listings' => static fn () => Check::same(
            ['colour', 'colour'],
            self::with(['colour' => self::type()], static fn (): array => [FieldTypes::inForms('colour')?->slug, FieldTypes::inListings('colour')?->slug]),
        );
        yield 'another plugin cannot replace a built-in type' => static fn () => Check::same(
            [LineType::class, false],
            self::with(['text' => self::type(), 'switch' => self::type()], static fn (): array => [FieldTypes::inForms('text')::class, in_array('switch', FieldTypes::slugsInForms(), true)]),
        );
        $ignored = ['a value that is not a field type' => ['colour' => 'colour'], 'a type without a slug' => [self::type()], 'a slug with an underscore' => ['my_colour' => self::type()]];
        foreach ($ignored as $says => $wrong) {
            yield "the registry ignores {$says}" => static fn () => Check::same(18, self::with($wrong, static fn (): int => count(FieldTypes::slugsInForms())));
        }
        yield 'a listing field of an unknown type is treated as text' => static fn () => Check::same('text', self::with([], static fn (): string => FieldTypes::ofListingField('colour')->slug));
        yield 'the rules of a type are in the schema, without unknown rules' => static fn () => Check::same(
            [
                ['rule' => 'required', 'field' => 'c', 'error' => 'required'],
                ['rule' => 'minlength', 'field' => 'c', 'error' => 'Too short.', 'threshold' => '7'],
                ['rule' => 'maxlength', 'field' => 'c', 'error' => 'too_long', 'threshold' => '400'],
            ],
            self::with(['colour' => self::type()], static fn (): array => SchemaWriter::rules(Forms::of([new FormField(FieldTypes::inForms('colour'), 'c', required: true)]))),
        );
        yield 'a check that throws is skipped' => static fn () => Check::same(
            [],
            self::with(['colour' => self::type()], static fn (): array => FieldTypes::inForms('colour')->error(new FormField(FieldTypes::inForms('colour'), 'c'), ['throw'])),
        );
    }

    /** @param array<array-key, mixed> $types */
    private static function with(array $types, Closure $act): mixed
    {
        $GLOBALS['gazetteer_filters']['gazetteer_field_types'] = static fn (array $added): array => $added + $types;
        try {
            return $act();
        } finally {
            unset($GLOBALS['gazetteer_filters']['gazetteer_field_types']);
        }
    }

    private static function type(): FieldType
    {
        return new class extends FieldType {
            public function label(): string
            {
                return 'Colour';
            }

            public function input(string $value, string $attributes, array $settings): string
            {
                return "<input type=\"color\"{$attributes}>";
            }

            public function rules(array $settings): array
            {
                return [['rule' => 'minlength', 'threshold' => '7', 'error' => 'Too short.'], ['rule' => 'hue', 'error' => 'No.'], ['rule' => 'email']];
            }

            public function error(string $value, array $settings): string
            {
                return $value === 'throw' ? throw new RuntimeException('broken') : '';
            }
        };
    }
}
