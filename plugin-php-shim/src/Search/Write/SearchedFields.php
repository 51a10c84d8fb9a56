<?php

declare(strict_types=1);

namespace Gazetteer\Search\Write;

use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Domain\FieldDefinition;
use Gazetteer\Listings\Fields\FieldPosts;

/**
 * The custom fields whose values visitors can search: those that they can filter by, and those that the page of a
 * listing shows.
 */
final class SearchedFields
{
    private readonly FieldPosts $fields;

    public function __construct(DataNames $names)
    {
        $this->fields = new FieldPosts($names);
    }

    /**
     * @param list<int> $categories The categories of a listing.
     * @return list<FieldDefinition>
     */
    public function ofCategories(array $categories): array
    {
        $all = [...$this->fields->filterable(), ...$this->fields->everywhere(), ...$this->fields->ofCategories($categories)];

        return array_values(array_column($all, null, 'slug'));
    }

    /** Returns a hash that changes if the custom fields change in a way that requires a rebuild. */
    public function fingerprint(): string
    {
        return md5(serialize(array_map(
            static fn (FieldDefinition $field): array => [$field->id, $field->slug, $field->isFilterable, $field->isEverywhere, $field->type->isYesNo() ? $field->label : ''],
            $this->fields->all(),
        )));
    }
}
