<?php

declare(strict_types=1);

namespace Gazetteer\Search;

use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Domain\FieldDefinition;
use Gazetteer\Listings\Fields\CategoryTerms;
use Gazetteer\Listings\Fields\FieldPosts;

/** The custom fields that visitors can filter by. */
final class FilterFields
{
    public function __construct(private readonly DataNames $names)
    {
    }

    /** @return list<FieldDefinition> */
    public function all(): array
    {
        $fields = new FieldPosts($this->names, new CategoryTerms($this->names));

        return array_values(array_filter($fields->all(), static fn (FieldDefinition $field): bool => $field->isFilterable));
    }

    /** Another one where the index has other words to keep of them. */
    public function fingerprint(): string
    {
        return md5(serialize(array_map(static fn (FieldDefinition $field): array => [$field->slug, $field->type->isYesNo() ? $field->label : ''], $this->all())));
    }
}
