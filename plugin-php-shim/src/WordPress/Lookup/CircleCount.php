<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Lookup;

use Gazetteer\Domain\Lookup\Cell;
use Gazetteer\Domain\Lookup\Circle;
use Gazetteer\Domain\Lookup\Facet;

/** Counts what is within a circle. */
final class CircleCount
{
    /** So many at the edge are measured sooner than their cells are taken apart. */
    private const FEW = 1500;

    public function __construct(private readonly LookupTables $tables, private readonly FacetSets $sets)
    {
    }

    /**
     * @param list<Cell> $cells Of one level.
     * @param array<string, int> $sizes Of theirs.
     */
    public function count(Circle $circle, array $cells, array $sizes): int
    {
        $count = 0;
        while ($cells !== []) {
            $level = $cells[0]->level;
            $edge = [];
            $atEdge = 0;
            foreach ($cells as $cell) {
                $size = $sizes[Facet::cell($cell)] ?? 0;
                if ($size === 0) {
                    continue;
                }
                if ($circle->covers($cell) === true) {
                    $count += $size;
                } else {
                    $edge[] = $cell;
                    $atEdge += $size;
                }
            }
            if ($atEdge <= self::FEW || $level === Cell::FINEST) {
                return $count + $this->measured($circle, $edge);
            }
            $cells = $this->finer($circle, $edge, $level + 2);
            $sizes = $this->sets->sizes(array_map(Facet::cell(...), $cells));
        }

        return $count;
    }

    /**
     * @param list<Cell> $cells
     * @return list<Cell>
     */
    private function finer(Circle $circle, array $cells, int $level): array
    {
        $finer = array_merge(...array_map(static fn (Cell $cell): array => $cell->within($level), $cells));

        return array_values(array_filter($finer, static fn (Cell $cell): bool => $circle->covers($cell) !== false));
    }

    /** @param list<Cell> $cells */
    private function measured(Circle $circle, array $cells): int
    {
        return $cells === [] ? 0 : (int) ($this->tables->rows(
            'SELECT COUNT(*) AS listings FROM {listings} WHERE (' . Chord::ranges($cells) . ') AND '
            . Chord::from($circle) . ' <= ' . Chord::number($circle->chord),
        )[0]['listings'] ?? 0);
    }
}
