<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

/** Suggests listings, categories and locations while a visitor types. */
interface Suggester
{
    public function suggest(string $typed): Suggestions;
}
