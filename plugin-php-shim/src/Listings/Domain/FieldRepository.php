<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** Reads published custom fields. All lists are in the order that the site owner has set. */
interface FieldRepository
{
    /**
     * Returns the fields of any of the categories, without duplicates and without fields that every listing has.
     *
     * @param list<int> $categories
     * @return list<FieldDefinition>
     */
    public function ofCategories(array $categories): array;

    /** @return list<FieldDefinition> Fields that every listing has. */
    public function everywhere(): array;

    /** @return list<FieldDefinition> Fields that visitors can filter by. */
    public function filterable(): array;

    /** @return list<FieldDefinition> */
    public function all(): array;
}
