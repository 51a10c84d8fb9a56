<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

use Gazetteer\Search\Domain\Geo\Circle;
use Gazetteer\Search\Domain\Geo\GridCell;

/** All facets of a listing. */
final class Facets
{
    /**
     * @param list<int> $categories Including their ancestors, like the locations.
     * @param list<int> $locations
     * @param list<int> $features
     * @param list<int> $tags
     * @param array<string, list<string>> $values
     * @param list<string> $texts Title, facts and description, without accents.
     * @param array{float, float}|null $place
     * @return list<string>
     */
    public static function of(array $categories, array $locations, array $features, array $tags, array $values, array $texts, ?array $place): array
    {
        $facets = [Facet::ALL];
        foreach ([Facet::CATEGORY => $categories, Facet::LOCATION => $locations, Facet::FEATURE => $features, Facet::TAG => $tags] as $kind => $terms) {
            foreach ($terms as $term) {
                $facets[] = Facet::term($kind, $term);
            }
        }
        foreach ($values as $field => $held) {
            foreach ($held as $value) {
                $facets[] = Facet::value((string) $field, $value);
            }
        }
        foreach (WordSplitter::ranked($texts) as $word => $rank) {
            $facets[] = Facet::word((string) $word, $rank);
        }
        foreach ($place === null ? [] : Circle::LEVELS as $level) {
            $facets[] = Facet::cell(GridCell::at($place[0], $place[1], $level));
        }
        $facets = array_values(array_unique($facets));
        sort($facets);

        return $facets;
    }
}
