<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Listings\Fields;

use Gazetteer\Kernel\Fields\FieldTypes;
use Gazetteer\Listings\Domain\FieldDefinition;
use Gazetteer\Listings\Domain\FieldRepository;

/** A repository with one field, which belongs to one category. */
final class FakeFields implements FieldRepository
{
    public function ofCategories(array $categories): array
    {
        return in_array(7, $categories, true) ? $this->all() : [];
    }

    public function everywhere(): array
    {
        return [];
    }

    public function filterable(): array
    {
        return [];
    }

    public function all(): array
    {
        return [new FieldDefinition(31, 'iata', 'IATA code', FieldTypes::inListings('text'))];
    }
}
