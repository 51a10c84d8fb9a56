<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Gazetteer\Listings\Domain\FieldDefinition;
use Gazetteer\Listings\Domain\FieldKind;
use Gazetteer\Listings\Domain\FieldRepository;

/** The custom fields that visitors can filter by. */
final class FieldFilters
{
    public function __construct(private readonly FieldRepository $fields)
    {
    }

    /** @return list<FieldDefinition> Fields of the category, and fields that every listing has. */
    public function offer(int $category): array
    {
        $fields = [...$this->fields->everywhere(), ...($category > 0 ? $this->fields->ofCategories([$category]) : [])];

        return array_values(array_filter($fields, static fn (FieldDefinition $field): bool => $field->isFilterable && self::choices($field) !== []));
    }

    /** Whether another category can have other filters. */
    public function dependOnCategory(): bool
    {
        foreach ($this->fields->all() as $field) {
            if ($field->isFilterable && !$field->isEverywhere && self::choices($field) !== []) {
                return true;
            }
        }

        return false;
    }

    /** @return array<string, string> Option labels by value; empty for a free text field. */
    public static function choices(FieldDefinition $field): array
    {
        return match (true) {
            $field->kind->hasOptions() => array_combine($field->options, $field->options),
            in_array($field->kind, [FieldKind::Checkbox, FieldKind::Switch], true) => ['Yes' => __('Yes', 'gazetteer')],
            default => [],
        };
    }

    /**
     * @param list<FieldDefinition> $offered
     * @return array<string, list<string>> The selected values that were on offer.
     */
    public static function chosen(array $offered, DirectoryQuery $asked): array
    {
        $chosen = [];
        foreach ($offered as $field) {
            $value = $asked->values[$field->slug] ?? '';
            if (isset(self::choices($field)[$value])) {
                $chosen[$field->slug] = [$value];
            }
        }

        return $chosen;
    }
}
