<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** Where the published custom fields are kept. All lists are in the owner's order. */
interface FieldRepository
{
    /**
     * The fields that any of the categories brings, each once. Those that every listing has are not among them.
     *
     * @param list<int> $categories
     * @return list<FieldDefinition>
     */
    public function ofCategories(array $categories): array;

    /** @return list<FieldDefinition> Those that every listing has. */
    public function everywhere(): array;

    /** @return list<FieldDefinition> */
    public function all(): array;
}
