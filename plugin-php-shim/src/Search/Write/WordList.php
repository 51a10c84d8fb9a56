<?php

declare(strict_types=1);

namespace Gazetteer\Search\Write;

use Gazetteer\Search\Domain\Words\TypingErrors;
use Gazetteer\Search\Domain\Words\WordFacet;
use Gazetteer\Search\IndexTables;
use Gazetteer\Search\Read\FacetSets;

/**
 * Adds a row for each new word of the index that contains the word backwards, so that a search finds similar words by
 * their ending. Words that no listing contains any longer stay until the next rebuild.
 */
final class WordList
{
    private const TOGETHER = 400;

    public function __construct(private readonly IndexTables $tables)
    {
    }

    /** @param list<string> $facets Facets of any kind. */
    public function add(array $facets): void
    {
        $names = [];
        foreach ($facets as $facet) {
            $word = str_starts_with($facet, 'w:') ? WordFacet::wordOf($facet) : null;
            // A word with four letters may be mistyped with five.
            if ($word !== null && (TypingErrors::suggested($word) > 0)) {
                $names[WordFacet::reversed($word)] = true;
            }
        }
        foreach (array_chunk(array_map(strval(...), array_keys($names)), self::TOGETHER) as $some) {
            $known = array_column($this->tables->rows('SELECT facet FROM {sets} WHERE facet IN (' . FacetSets::placeholders($some) . ') AND chunk = 0', ...$some), 'facet');
            $new = array_values(array_diff($some, $known));
            if ($new !== []) {
                sort($new);
                $this->tables->change(
                    'INSERT IGNORE INTO {sets} (facet, chunk, size, members, recent) VALUES ' . implode(',', array_fill(0, count($new), "(%s,0,1,'','')")),
                    ...$new,
                );
            }
        }
    }
}
