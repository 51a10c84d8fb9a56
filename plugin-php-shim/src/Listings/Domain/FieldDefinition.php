<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** A custom field that listings of some categories have. */
final class FieldDefinition
{
    /**
     * @param string $slug What its value is sent and kept under.
     * @param list<string> $options What can be chosen, where its kind has options.
     * @param bool $isFilterable Visitors may look for listings by it.
     * @param bool $isEverywhere Belongs to every listing, whatever its categories are.
     */
    public function __construct(
        public readonly int $id,
        public readonly string $slug,
        public readonly string $label,
        public readonly FieldKind $kind = FieldKind::Text,
        public readonly array $options = [],
        public readonly bool $required = false,
        public readonly string $help = '',
        public readonly bool $isFilterable = false,
        public readonly bool $isEverywhere = false,
    ) {
    }
}
