<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

use Gazetteer\Kernel\Fields\Domain\RegisteredType;

/** A custom field of listings, either in certain categories or in all. */
final class FieldDefinition
{
    /**
     * @param string $slug Name of the input and storage key.
     * @param list<string> $options Choices, for field types with options.
     * @param bool $isFilterable Whether visitors can filter listings by it.
     * @param bool $isEverywhere Whether all listings have it, in any category.
     */
    public function __construct(
        public readonly int $id,
        public readonly string $slug,
        public readonly string $label,
        public readonly RegisteredType $type,
        public readonly array $options = [],
        public readonly bool $required = false,
        public readonly string $help = '',
        public readonly bool $isFilterable = false,
        public readonly bool $isEverywhere = false,
    ) {
    }

    /** @return array<string, mixed> The settings that a field type needs. */
    public function settings(): array
    {
        return ['label' => $this->label, 'required' => $this->required, 'help' => $this->help, 'options' => $this->options];
    }
}
