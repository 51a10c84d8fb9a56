<?php

declare(strict_types=1);

namespace Gazetteer\Api;

/**
 * A field type that a plugin adds to contact forms and to the custom fields of listings, with the filter
 * `gazetteer_field_types`. Later versions may add methods with a default.
 *
 * `$settings` contains the settings of one field: `label`, `required`, `help`, `options`, and in contact forms those that
 * `settings()` names.
 */
abstract class FieldType
{
    /** The name of the type in the block inserter and in the list of field types. */
    abstract public function label(): string;

    /**
     * The input, as HTML. Print `$attributes` in its tag: they are escaped and contain `id`, `name`, `class` and the state
     * of the field. Escape `$value`.
     *
     * @param array<string, mixed> $settings
     */
    abstract public function input(string $value, string $attributes, array $settings): string;

    /** A sentence for the block inserter. */
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
     * Further settings of its fields in the form editor.
     *
     * @return list<string> Any of `placeholder`, `default`, `autocomplete`, `min`, `max`, `step`, `minlength`, `maxlength`.
     */
    public function settings(): array
    {
        return ['default'];
    }

    /** Returns the value to validate and store. `$value` contains no control characters. */
    public function clean(string $value): string
    {
        return trim($value);
    }

    /**
     * Why a value that is not empty is invalid, as a text for the visitor; '' if it is valid.
     *
     * @param array<string, mixed> $settings
     */
    public function error(string $value, array $settings): string
    {
        return '';
    }

    /**
     * Rules that the visitor's browser checks in a contact form before it sends, such as
     * `['rule' => 'maxlength', 'threshold' => '7', 'error' => 'This is too long.']`. The server checks them as well.
     *
     * @param array<string, mixed> $settings
     * @return list<array<string, mixed>>
     */
    public function rules(array $settings): array
    {
        return [];
    }

    /** The value in mails and entries, as plain text. */
    public function text(string $value): string
    {
        return $value;
    }

    /** The value on the page of a listing, as HTML. Escape it. */
    public function html(string $value): string
    {
        return htmlspecialchars($this->text($value), ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
    }

    /** Whether visitors of the directory can filter by an exact value, which they type. */
    public function isFilterable(): bool
    {
        return false;
    }
}
