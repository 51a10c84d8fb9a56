<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

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
     * @return list<array<string, mixed>> The option lists come last, because their error messages are the least
     *     specific.
     */
    public static function rules(Form $form): array
    {
        $rules = [];
        $choices = [];
        foreach ($form->fields as $field) {
            if ($field->name !== '') {
                $asked = new FieldRules($form, $field);
                array_push($rules, ...$asked->rules());
                array_push($choices, ...$asked->choices());
            }
        }

        return [...$rules, ...$choices];
    }
}
