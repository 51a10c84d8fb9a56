<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields\Domain;

use Gazetteer\Contract\Rule;

/**
 * A field type: how its fields are read, cleaned, checked, drawn, stored and searched. Contact forms, custom fields of
 * listings and the owner's form use the same types.
 */
abstract class RegisteredType
{
    /** @param string $slug The name in stored forms and listings. */
    public function __construct(public readonly string $slug)
    {
    }

    /** The control in a contact form, with its label, help text and error. */
    abstract public function draw(FormControl $control): string;

    /** The control in the listing form. Only for types that listings have. */
    public function drawInListing(ListingControl $control): string
    {
        return '';
    }

    /** @return list<string> The names of the settings that its fields have in a contact form. */
    abstract public function settings(): array;

    /**
     * The rules of the form's schema, in order: the first that fails determines the error.
     *
     * @return list<array<string, mixed>> `message` is the value of a `FormMessage`; a plugin's rule has `error` instead.
     */
    public function rules(FormField $field): array
    {
        return [];
    }

    /** @return list<array<string, mixed>> Rules that run after the rules of all fields. Their messages are less specific. */
    public function optionRules(FormField $field): array
    {
        return [];
    }

    public function clean(string $value): string
    {
        return $value;
    }

    /**
     * Checks that no rule of the schema covers.
     *
     * @param list<string> $values
     * @return array{message?: string, error?: string} Empty if the values are valid.
     */
    public function error(FormField $field, array $values): array
    {
        return [];
    }

    /** @param array<string, mixed> $settings Of the field. Returns the error message for a value in the listing form; '' for none. */
    public function errorInListing(string $value, array $settings): string
    {
        return '';
    }

    /**
     * @param list<string> $values
     * @return list<string> The values as entries and mails contain them.
     */
    public function texts(FormField $field, array $values): array
    {
        return $values;
    }

    /** Whether its fields offer a choice of options. */
    public function hasOptions(): bool
    {
        return false;
    }

    /** Whether line breaks are kept. */
    public function isMultiline(): bool
    {
        return false;
    }

    /** Whether the field is required, regardless of its settings. */
    public function isAlwaysRequired(): bool
    {
        return false;
    }

    public function takesFiles(): bool
    {
        return false;
    }

    /** Whether the value is an email address of the visitor. */
    public function isEmailAddress(): bool
    {
        return false;
    }

    /** Whether links in the value count as a sign of spam. */
    public function mayContainLinks(): bool
    {
        return false;
    }

    /** Whether visitors see the field. An error of a hidden field has no link. */
    public function isVisible(): bool
    {
        return true;
    }

    /** Whether entries contain the value. Files are stored separately. */
    public function isStored(): bool
    {
        return true;
    }

    /** Whether the visitor accepts terms with it. */
    public function isConsent(): bool
    {
        return false;
    }

    /** The `FormMessage` for a wrong answer, if only people can answer the field; '' for other types. */
    public function wrongAnswer(): string
    {
        return '';
    }

    /** The prefix of the name of a hidden input that carries the challenge; '' for none. */
    public function challengePrefix(): string
    {
        return '';
    }

    /** Whether a listing stores several values. */
    public function isList(): bool
    {
        return false;
    }

    /** Whether a listing stores "Yes", "No" or nothing. */
    public function isYesNo(): bool
    {
        return false;
    }

    /** Whether visitors type the value that they filter by. */
    public function filtersByText(): bool
    {
        return false;
    }

    /**
     * @param list<string> $texts At least one.
     * @return string The values on the page of a listing, escaped.
     */
    public function html(array $texts): string
    {
        return '';
    }

    /** @return list<array<string, mixed>> */
    protected static function required(FormField $field): array
    {
        return $field->required ? [self::rule(Rule::Required, 'required')] : [];
    }

    /**
     * @param array<string, mixed> $more
     * @return array<string, mixed>
     */
    protected static function rule(Rule $rule, string $message, array $more = []): array
    {
        return ['rule' => $rule->value, 'message' => $message] + $more;
    }

    /** @return list<array<string, mixed>> The format requires thresholds as strings; an empty one means no limit. */
    protected static function bound(string $threshold, Rule $rule, string $message): array
    {
        return $threshold === '' ? [] : [self::rule($rule, $message, ['threshold' => $threshold])];
    }

    /** @return list<array<string, mixed>> */
    protected static function lengths(FormField $field): array
    {
        return [
            ...self::bound((string) ($field->minlength ?: ''), Rule::Minlength, 'too_short'),
            ...self::bound((string) $field->longest(), Rule::Maxlength, 'too_long'),
        ];
    }
}
