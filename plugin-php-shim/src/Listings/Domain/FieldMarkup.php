<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** Draws custom fields as inputs of a listing's form. */
interface FieldMarkup
{
    /**
     * @param list<FieldDefinition> $fields
     * @param array<string, string|list<string>> $values What they hold, by slug.
     * @return string Markup, safe to print.
     */
    public function draw(array $fields, array $values): string;
}
