<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain\Geo;

use Gazetteer\Search\Domain\Bounds;
use Gazetteer\Search\Domain\SetChunk;

/**
 * Finds the listings inside a rectangle from their approximate positions in the map cells. Listings very close to an
 * edge stay "unsure", because the positions are not exact.
 */
final class BoundsScan
{
    /** @var list<int> */
    public array $within = [];
    /** @var list<int> */
    public array $unsure = [];
    /** @var array<string, string> One `Band` character for each field, by cell. */
    private array $coverages = [];

    private function __construct(private readonly Bounds $bounds)
    {
    }

    /** @param list<array{GridCell, int, Spots}> $pieces Cell, chunk number, and the spots of the cell's listings in that chunk. */
    public static function scan(Bounds $bounds, array $pieces): self
    {
        $scan = new self($bounds);
        foreach ($pieces as [$cell, $chunk, $spots]) {
            $covers = $bounds->covers($cell);
            if ($covers === true) {
                $scan->addAll($chunk, $spots->numbers);
            } elseif ($covers === null) {
                $scan->addFields($cell, $chunk, $spots);
            }
        }

        return $scan;
    }

    private function addAll(int $chunk, string $numbers): void
    {
        $first = $chunk * SetChunk::SPAN;
        foreach (unpack('v*', $numbers) ?: [] as $number) {
            $this->within[] = $first + $number;
        }
    }

    private function addFields(GridCell $cell, int $chunk, Spots $spots): void
    {
        $fields = $this->coverages["{$cell->column}.{$cell->row}"] ??= $this->coverage($cell);
        $coverage = $spots->coverage($fields);
        $end = strlen($coverage);
        for ($at = 0; $at < $end; $at += $same) {
            $same = strspn($coverage, $coverage[$at], $at);
            if ($coverage[$at] === Band::INSIDE) {
                $this->addAll($chunk, $spots->numbersAt($at, $same));
            } elseif ($coverage[$at] === Band::EDGE) {
                $this->testSpots($cell, $chunk, $spots->slice($at, $same));
            }
        }
    }

    private function coverage(GridCell $cell): string
    {
        $side = 1 << Spot::FIELD;
        $level = $cell->level + Spot::FIELD;
        $columns = array_map(fn (int $column): ?bool => $this->bounds->coversColumn($cell->column * $side + $column, $level), range(0, $side - 1));
        $coverage = '';
        for ($row = 0; $row < $side; $row++) {
            $ofRow = $this->bounds->coversRow($cell->row * $side + $row, $level);
            foreach ($columns as $ofColumn) {
                $coverage .= match (Bounds::both($ofRow, $ofColumn)) {
                    true => Band::INSIDE,
                    false => Band::OUTSIDE,
                    null => Band::EDGE,
                };
            }
        }

        return $coverage;
    }

    private function testSpots(GridCell $cell, int $chunk, Spots $spots): void
    {
        $first = $chunk * SetChunk::SPAN;
        $level = $cell->level + Spot::FIELD + Spot::REST;
        [$fields, $rests, $numbers] = $spots->columns();
        foreach ($numbers as $nth => $number) {
            $row = ($cell->row << (Spot::FIELD + Spot::REST)) | (($fields[$nth] >> 4) << Spot::REST) | ($rests[$nth] >> 8);
            $column = ($cell->column << (Spot::FIELD + Spot::REST)) | (($fields[$nth] & 15) << Spot::REST) | ($rests[$nth] & 255);
            $covers = Bounds::both($this->bounds->coversRow($row, $level), $this->bounds->coversColumn($column, $level));
            if ($covers === true) {
                $this->within[] = $first + $number;
            } elseif ($covers === null) {
                $this->unsure[] = $first + $number;
            }
        }
    }
}
