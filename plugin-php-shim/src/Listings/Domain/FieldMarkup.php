<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** Renders custom fields as inputs of the listing form. */
interface FieldMarkup
{
    /**
     * @param list<FieldDefinition> $fields
     * @param array<string, string|list<string>> $values Current values, by slug.
     * @return string Escaped markup.
     */
    public function draw(array $fields, array $values): string;
}
