<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Gazetteer\Listings\Domain\FieldDefinition;
use Gazetteer\Listings\Domain\FieldRepository;

/** The custom fields that the search form offers as filters, and their options. */
final class FieldChoices
{
    public function __construct(private readonly FieldRepository $fields)
    {
    }

    /**
     * @param list<int> $categories
     * @return list<FieldDefinition> Fields of the categories, and fields that every listing has.
     */
    public function offer(array $categories): array
    {
        $fields = [...$this->fields->everywhere(), ...($categories === [] ? [] : $this->fields->ofCategories($categories))];

        return array_values(array_filter($fields, self::isOffered(...)));
    }

    /** @return array<string, string> Option labels by value; empty for a field whose value visitors type. */
    public static function choices(FieldDefinition $field): array
    {
        return match (true) {
            $field->type->hasOptions() => array_combine($field->options, $field->options),
            $field->type->isYesNo() => ['Yes' => __('Yes', 'gazetteer')],
            default => [],
        };
    }

    /**
     * @param list<FieldDefinition> $offered
     * @return array<string, list<string>> The selected values by field slug, without values that are not among the field's options.
     */
    public static function selected(array $offered, DirectoryQuery $asked): array
    {
        $selected = [];
        foreach ($offered as $field) {
            $values = $asked->values[$field->slug] ?? [];
            $values = $field->type->filtersByText()
                ? array_filter([$field->type->clean($values[0] ?? '')], static fn (string $value): bool => $value !== '')
                : array_values(array_filter($values, static fn (string $value): bool => isset(self::choices($field)[$value])));
            if ($values !== []) {
                $selected[$field->slug] = $values;
            }
        }

        return $selected;
    }

    private static function isOffered(FieldDefinition $field): bool
    {
        return $field->isFilterable && ($field->type->filtersByText() || self::choices($field) !== []);
    }
}
