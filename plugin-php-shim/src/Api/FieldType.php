<?php

declare(strict_types=1);

namespace Gazetteer\Api;

/**
 * A field type for contact forms and for custom fields of listings. Register it with the filter
 * `gazetteer_field_types`. Later versions of the plugin may add methods with a default implementation.
 *
 * `$settings` contains the settings of one field: `label`, `required`, `help` and `options`. In contact forms it also
 * contains the settings that `settings()` returns.
 */
abstract class FieldType
{
    /** The type's name in the block inserter and in the list of field types. */
    abstract public function label(): string;

    /**
     * Returns the input as HTML. Print `$attributes` in its tag. They are already escaped, and contain `id`, `name`,
     * `class` and the field's state. Escape `$value`.
     *
     * @param array<string, mixed> $settings
     */
    abstract public function input(string $value, string $attributes, array $settings): string;

    /** The type's description in the block inserter. */
    public function description(): string
    {
        return '';
    }

    public function isForContactForms(): bool
    {
        return true;
    }

    public function isForListings(): bool
    {
        return true;
    }

    /**
     * The names of additional settings that fields of this type have in the form editor.
     *
     * @return list<string> Any of `placeholder`, `default`, `autocomplete`, `min`, `max`, `step`, `minlength`,
     *     `maxlength`.
     */
    public function settings(): array
    {
        return ['default'];
    }

    /** Sanitizes a value before it is validated and stored. Control characters are already removed. */
    public function clean(string $value): string
    {
        return trim($value);
    }

    /**
     * Validates a value that is not empty. Returns the error message for the visitor; '' if the value is valid.
     *
     * @param array<string, mixed> $settings
     */
    public function error(string $value, array $settings): string
    {
        return '';
    }

    /**
     * Rules for contact forms, such as `['rule' => 'maxlength', 'threshold' => '7', 'error' => 'This is too long.']`.
     * The browser checks them before it sends the form, and the server checks them again.
     *
     * @param array<string, mixed> $settings
     * @return list<array<string, mixed>>
     */
    public function rules(array $settings): array
    {
        return [];
    }

    /** The value for mails and entries, as plain text. */
    public function text(string $value): string
    {
        return $value;
    }

    /** The value for the listing's page, as HTML. Escape it. */
    public function html(string $value): string
    {
        return htmlspecialchars($this->text($value), ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
    }

    /** Whether visitors can filter the directory by a value that they type. */
    public function isFilterable(): bool
    {
        return false;
    }
}
