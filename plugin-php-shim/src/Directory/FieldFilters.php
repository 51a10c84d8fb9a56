<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Gazetteer\Listings\Domain\FieldDefinition;
use Gazetteer\Listings\Domain\FieldKind;
use Gazetteer\Listings\Domain\FieldRepository;

/** The custom fields by which visitors can narrow what they look for. */
final class FieldFilters
{
    public function __construct(private readonly FieldRepository $fields)
    {
    }

    /** @return list<FieldDefinition> Those of the category, and those that every listing has. */
    public function offer(int $category): array
    {
        $fields = [...$this->fields->everywhere(), ...($category > 0 ? $this->fields->ofCategories([$category]) : [])];

        return array_values(array_filter($fields, static fn (FieldDefinition $field): bool => $field->isFilterable && self::choices($field) !== []));
    }

    /** Whether another category may bring other filters. */
    public function dependOnCategory(): bool
    {
        foreach ($this->fields->all() as $field) {
            if ($field->isFilterable && !$field->isEverywhere && self::choices($field) !== []) {
                return true;
            }
        }

        return false;
    }

    /** @return array<string, string> What can be chosen, with its words; a field of free text offers nothing. */
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
     * @return array<string, list<string>> What was chosen, as far as it was on offer.
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
