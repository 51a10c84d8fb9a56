<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

/** Says in the wire's own words what a form asks of its fields. */
final class SchemaWriter
{
    public const VERSION = 'Gazetteer schema 1';

    /** @return array{version: string, locale: string, rules: list<array<string, mixed>>} */
    public static function write(Form $form): array
    {
        return ['version' => self::VERSION, 'locale' => $form->locale, 'rules' => self::rules($form)];
    }

    /** @return list<array<string, mixed>> The lists of choices last, as their words say the least. */
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
