<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

use Gazetteer\Kernel\Fields\Domain\FormField;

/** Writes the validation rules of a form in the format of the REST API. */
final class SchemaWriter
{
    public const VERSION = 'Gazetteer schema 1';

    /** @return array{version: string, locale: string, rules: list<array<string, mixed>>} */
    public static function write(Form $form): array
    {
        return ['version' => self::VERSION, 'locale' => $form->locale, 'rules' => self::rules($form)];
    }

    /**
     * @return list<array<string, mixed>> The rules that compare values with a field's options come last, because their
     *     error messages are the least specific.
     */
    public static function rules(Form $form): array
    {
        $rules = [];
        $options = [];
        foreach ($form->fields as $field) {
            if ($field->name !== '') {
                array_push($rules, ...self::written($form, $field, $field->type->rules($field)));
                array_push($options, ...self::written($form, $field, $field->type->optionRules($field)));
            }
        }

        return [...$rules, ...$options];
    }

    /**
     * @param list<array<string, mixed>> $rules
     * @return list<array<string, mixed>>
     */
    private static function written(Form $form, FormField $field, array $rules): array
    {
        return array_map(static function (array $rule) use ($form, $field): array {
            $error = $rule['error'] ?? $form->message(FormMessage::from($rule['message']));

            return ['rule' => $rule['rule'], 'field' => $field->name, 'error' => $error] + array_diff_key($rule, ['message' => '']);
        }, $rules);
    }
}
