<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

use Gazetteer\Contract\Field;
use Gazetteer\Listings\Domain\FieldDefinition;

/** Reads and validates submitted values of custom fields. Ignores fields that the listing does not have. */
final class FieldCheck
{
    /**
     * @param array<string, string|list<string>> $values Clean values, keyed by slug.
     * @param array<string, Fault|string> $faults Errors, keyed by input name. A string is the error message.
     */
    private function __construct(public readonly array $values, public readonly array $faults)
    {
    }

    /**
     * @param list<FieldDefinition> $fields
     * @param array<string, string|list<string>> $sent Values, keyed by slug.
     */
    public static function fromSubmitted(array $fields, array $sent): self
    {
        $values = $faults = [];
        foreach ($fields as $field) {
            $value = self::value($field, $sent[$field->slug] ?? '');
            $fault = self::fault($field, $value);
            if ($fault !== null) {
                $faults[Field::FORM_FIELDS . "[{$field->slug}]"] = $fault;
            } elseif ($value !== '' && $value !== []) {
                $values[$field->slug] = $value;
            }
        }

        return new self($values, $faults);
    }

    /**
     * @param string|list<string> $sent
     * @return string|list<string>
     */
    private static function value(FieldDefinition $field, string|array $sent): string|array
    {
        $values = array_values(array_filter(array_map($field->type->clean(...), (array) $sent), static fn (string $one): bool => $one !== ''));
        if ($field->type->hasOptions() && $field->options !== []) {
            $values = array_values(array_intersect($values, $field->options));
        }

        return $field->type->isList() ? $values : $values[array_key_last($values) ?? 0] ?? '';
    }

    /** @param string|list<string> $value */
    private static function fault(FieldDefinition $field, string|array $value): Fault|string|null
    {
        if ($value === '' || $value === []) {
            return $field->required ? Fault::Missing : null;
        }

        return is_string($value) ? $field->type->errorInListing($value, $field->settings()) ?: null : null;
    }
}
