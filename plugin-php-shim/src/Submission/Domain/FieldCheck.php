<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

use Gazetteer\Contract\Field;
use Gazetteer\Listings\Domain\FieldDefinition;

/** Reads and validates submitted values of custom fields. Ignores fields that the listing does not have. */
final class FieldCheck
{
    /**
     * @param array<string, string|list<string>> $values Clean values, by slug.
     * @param array<string, Fault> $faults By the name of the input.
     */
    private function __construct(public readonly array $values, public readonly array $faults)
    {
    }

    /**
     * @param list<FieldDefinition> $fields
     * @param array<string, string|list<string>> $sent By slug.
     */
    public static function of(array $fields, array $sent): self
    {
        $values = $faults = [];
        foreach ($fields as $field) {
            $value = self::value($field, $sent[$field->slug] ?? '');
            if ($value !== '' && $value !== []) {
                $values[$field->slug] = $value;
            } elseif ($field->required) {
                $faults[Field::FORM_FIELDS . "[{$field->slug}]"] = Fault::Missing;
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
        $values = array_values(array_filter((array) $sent, static fn (string $one): bool => $one !== ''));
        if ($field->kind->hasOptions() && $field->options !== []) {
            $values = array_values(array_intersect($values, $field->options));
        }

        return $field->kind->isList() ? $values : $values[array_key_last($values) ?? 0] ?? '';
    }
}
