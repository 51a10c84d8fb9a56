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

    /** @return list<FieldDefinition> Fields of the category, and fields that every listing has. */
    public function offer(int $category): array
    {
        $fields = [...$this->fields->everywhere(), ...($category > 0 ? $this->fields->ofCategories([$category]) : [])];

        return array_values(array_filter($fields, self::isOffered(...)));
    }

    /** Whether the filters differ between categories. */
    public function dependOnCategory(): bool
    {
        foreach ($this->fields->filterable() as $field) {
            if (!$field->isEverywhere && self::isOffered($field)) {
                return true;
            }
        }

        return false;
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
            $value = $asked->values[$field->slug] ?? '';
            $value = $field->type->filtersByText() ? $field->type->clean($value) : $value;
            if ($value !== '' && ($field->type->filtersByText() || isset(self::choices($field)[$value]))) {
                $selected[$field->slug] = [$value];
            }
        }

        return $selected;
    }

    private static function isOffered(FieldDefinition $field): bool
    {
        return $field->isFilterable && ($field->type->filtersByText() || self::choices($field) !== []);
    }
}
