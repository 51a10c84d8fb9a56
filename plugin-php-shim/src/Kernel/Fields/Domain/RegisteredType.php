<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields\Domain;

use Gazetteer\Contract\Rule;

/** A field type of contact forms and listings: how its values are sanitized, validated, rendered and searched. */
abstract class RegisteredType
{
    /** @param string $slug The type's name in stored forms and listings. */
    public function __construct(public readonly string $slug)
    {
    }

    /** Renders the control in a contact form, with its label, help text and error. */
    abstract public function draw(FormControl $control): string;

    /** Renders the control in the listing form; '' for types that only contact forms use. */
    public function drawInListing(ListingControl $control): string
    {
        return '';
    }

    /** @return list<string> The names of the settings that a field of this type has in the form editor. */
    abstract public function settings(): array;

    /**
     * The validation rules, in order. The first rule that fails determines the error message.
     *
     * @return list<array<string, mixed>> `message` is a `FormMessage`; rules of other plugins have `error`.
     */
    public function rules(FormField $field): array
    {
        return [];
    }

    /** @return list<array<string, mixed>> Rules about the field's options, checked after all other rules. */
    public function optionRules(FormField $field): array
    {
        return [];
    }

    public function clean(string $value): string
    {
        return $value;
    }

    /**
     * Checks values for errors that no rule can express.
     *
     * @param list<string> $values
     * @return array{message?: string, error?: string} Empty if the values are valid.
     */
    public function error(FormField $field, array $values): array
    {
        return [];
    }

    /**
     * @param array<string, mixed> $settings Returns the error message for a value in the listing form; '' for a valid
     *     value.
     */
    public function errorInListing(string $value, array $settings): string
    {
        return '';
    }

    /**
     * @param list<string> $values
     * @return list<string> The values as texts for entries and mails.
     */
    public function texts(FormField $field, array $values): array
    {
        return $values;
    }

    /** Whether fields of this type have options. */
    public function hasOptions(): bool
    {
        return false;
    }

    /** Whether values may contain line breaks. */
    public function isMultiline(): bool
    {
        return false;
    }

    /** Whether fields of this type are required regardless of their settings. */
    public function isAlwaysRequired(): bool
    {
        return false;
    }

    public function takesFiles(): bool
    {
        return false;
    }

    public function isEmailAddress(): bool
    {
        return false;
    }

    /** Whether the spam check counts links in the value. */
    public function mayContainLinks(): bool
    {
        return false;
    }

    /** Whether visitors see the field. The error summary links only to visible fields. */
    public function isVisible(): bool
    {
        return true;
    }

    /** Whether entries store the value. Files are stored separately. */
    public function isStored(): bool
    {
        return true;
    }

    /** Whether the field is a checkbox to accept terms. */
    public function isConsent(): bool
    {
        return false;
    }

    /** The `FormMessage` for a wrong answer to a quiz or captcha; '' for other types. */
    public function wrongAnswer(): string
    {
        return '';
    }

    /** The name prefix of the hidden input that identifies the quiz or captcha; '' for other types. */
    public function challengePrefix(): string
    {
        return '';
    }

    /** Whether a listing stores several values of the field. */
    public function isList(): bool
    {
        return false;
    }

    /** Whether a listing stores "Yes", "No" or no value. */
    public function isYesNo(): bool
    {
        return false;
    }

    /** Whether the directory's filter for this field is a text input. */
    public function filtersByText(): bool
    {
        return false;
    }

    /**
     * @param list<string> $texts The values; at least one.
     * @return string The escaped HTML for the listing's page.
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

    /** @return list<array<string, mixed>> One rule, or none if the threshold is ''. */
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
