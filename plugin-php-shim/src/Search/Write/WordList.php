<?php

declare(strict_types=1);

namespace Gazetteer\Search\Write;

use Gazetteer\Search\Domain\Words\TypingErrors;
use Gazetteer\Search\Domain\Words\WordFacet;

/**
 * Each word of the index has a row that contains the word backwards, so that a search finds similar words by their
 * ending. The rows contain no listings. Words that no listing contains any longer stay until the next rebuild.
 */
final class WordList
{
    /**
     * @param array<array-key, string> $facets Facets of any kind.
     * @return list<string> The names of the rows of the words among them.
     */
    public static function rows(array $facets): array
    {
        $names = [];
        foreach ($facets as $facet) {
            $word = str_starts_with($facet, 'w:') ? WordFacet::wordOf($facet) : null;
            // A word that is too short for a suggestion needs no row.
            if ($word !== null && TypingErrors::suggested($word) > 0) {
                $names[WordFacet::reversed($word)] = true;
            }
        }

        return array_map(strval(...), array_keys($names));
    }
}
