<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain\Geo;

use Gazetteer\Search\Domain\ListingSet;
use Gazetteer\Search\Domain\SetChunk;

/**
 * Finds the listings inside a circle from their approximate positions (spots) in the map cells. If a cell or field is
 * completely inside the circle, its listings are not tested. If the circle’s edge crosses a field, each of its spots
 * is tested. Listings very close to the edge stay "unsure", because a spot is not exact.
 */
final class CircleScan
{
    /**
     * @var array<int, string> The listings inside the circle, by chunk number. Each value contains listing numbers within the chunk, packed in two bytes each.
     */
    private array $within = [];
    /**
     * @var list<array{int, Spots, string}> Chunk number, spots, and one coverage character per listing. `numbers()` processes and empties this list.
     */
    private array $pending = [];
    private int $count = 0;
    /** @var list<int> Numbers of listings that are too close to the edge to decide. */
    private array $unsure = [];
    /** @var array<int, Band> Cached bands, by grid row. */
    private array $bands = [];
    /** @var list<int>|null The cached result of `within()`. `$foundOf` is the set that it was called with. */
    private ?array $found = null;
    private ?ListingSet $foundOf = null;

    private function __construct(private readonly Circle $circle)
    {
    }

    /**
     * @param list<array{GridCell, int, Spots}> $pieces Cell, chunk number, and the spots of the cell’s listings in that chunk.
     */
    public static function scan(Circle $circle, array $pieces): self
    {
        $sweep = new self($circle);
        $coverages = [];
        foreach ($pieces as [$cell, $chunk, $spots]) {
            $coverage = $coverages["{$cell->column}.{$cell->row}"] ??= $sweep->coverage($cell);
            match (strlen($coverage) > 1 ? Band::EDGE : $coverage) {
                Band::INSIDE => $sweep->addInside($chunk, $spots->numbers),
                Band::EDGE => $sweep->fields($cell, $chunk, $spots, $coverage),
                Band::OUTSIDE => null,
            };
        }

        return $sweep;
    }

    public function kilometres(): float
    {
        return $this->circle->kilometres;
    }

    /** @return list<int> Numbers of listings inside the circle. If a set is given, only its members. */
    public function within(?ListingSet $set = null): array
    {
        if ($this->found === null || $this->foundOf !== $set) {
            [$this->found, $this->foundOf] = [$this->numbers($set), $set];
        }

        return $this->found;
    }

    public function count(?ListingSet $set = null): int
    {
        return $set === null ? $this->count : count($this->within($set));
    }

    /** @return list<int> */
    public function unsure(?ListingSet $set = null): array
    {
        return $set === null ? $this->unsure : $set->among($this->unsure);
    }

    /** @return list<int> */
    private function numbers(?ListingSet $set): array
    {
        foreach ($this->pending as [$chunk, $spots, $coverage]) {
            $end = strlen($coverage);
            for ($at = strcspn($coverage, Band::INSIDE); $at < $end; $at += strcspn($coverage, Band::INSIDE, $at)) {
                $inside = strspn($coverage, Band::INSIDE, $at);
                $this->within[$chunk] = ($this->within[$chunk] ?? '') . $spots->numbersAt($at, $inside);
                $at += $inside;
            }
        }
        $this->pending = [];
        $found = [];
        foreach ($this->within as $chunk => $text) {
            $first = $chunk * SetChunk::SPAN;
            $numbers = array_values(unpack('v*', $text) ?: []);
            if ($set !== null) {
                $numbers = $set->piece($chunk)->among($numbers);
            }
            $found[] = $first === 0 ? $numbers : array_map(static fn (int $number): int => $number + $first, $numbers);
        }

        return array_merge(...$found);
    }

    /**
     * Returns one `Band` character if the whole cell is inside or outside the circle, otherwise one for each field of
     * the cell.
     */
    private function coverage(GridCell $cell): string
    {
        $covers = $this->circle->covers($cell);
        if ($covers !== null) {
            return $covers ? Band::INSIDE : Band::OUTSIDE;
        }
        $side = 1 << Spot::FIELD;
        $coverage = '';
        for ($row = $cell->row * $side; $row < ($cell->row + 1) * $side; $row++) {
            $band = $this->bands[$row] ??= Band::fromCircle($this->circle, $cell->level + Spot::FIELD, $row);
            $coverage .= $band->coverage($cell->column * $side, $side);
        }

        return $coverage;
    }

    private function addInside(int $chunk, string $numbers): void
    {
        $this->within[$chunk] = ($this->within[$chunk] ?? '') . $numbers;
        $this->count += strlen($numbers) >> 1;
    }

    private function fields(GridCell $cell, int $chunk, Spots $spots, string $fields): void
    {
        $coverage = $spots->coverage($fields);
        $this->pending[] = [$chunk, $spots, $coverage];
        $this->count += substr_count($coverage, Band::INSIDE);
        $end = strlen($coverage);
        $edges = [];
        for ($at = strcspn($coverage, Band::EDGE); $at < $end; $at += strcspn($coverage, Band::EDGE, $at)) {
            $edge = strspn($coverage, Band::EDGE, $at);
            $edges[] = $spots->slice($at, $edge);
            $at += $edge;
        }
        if ($edges !== []) {
            $this->testSpots($cell, $chunk, Spots::joined($edges));
        }
    }

    /** Tests each spot with the squared chord length, which is enough to compare distances. */
    private function testSpots(GridCell $cell, int $chunk, Spots $spots): void
    {
        $across = 1 << ($cell->level + Spot::FIELD + Spot::REST);
        // The maximum distance from the center of a spot to its corners.
        $blur = M_PI * 1.5 / $across + Band::SLACK;
        $edge = sqrt($this->circle->chord);
        $surely = $edge > $blur ? ($edge - $blur) ** 2 : -1.0;
        $maybe = ($edge + $blur) ** 2;
        $first = deg2rad($this->circle->latitude);
        $cosine = cos($first);
        // Half of the angle between the spot and the circle’s center, in latitude and in longitude.
        $south = M_PI_2 * ((($cell->row << (Spot::FIELD + Spot::REST)) + 0.5) / $across - 0.5) - $first / 2;
        $west = M_PI * ((($cell->column << (Spot::FIELD + Spot::REST)) + 0.5) / $across - 0.5) - deg2rad($this->circle->longitude) / 2;
        $rowHigh = M_PI_2 / $across;
        $columnWide = M_PI / $across;
        [$fields, $rests, $numbers] = $spots->columns();
        $taken = [];
        foreach ($rests as $nth => $rest) {
            $field = $fields[$nth];
            $half = $south + ((($field >> 4) << 8) | ($rest >> 8)) * $rowHigh;
            $latitude = sin($half);
            $longitude = sin($west + ((($field & 15) << 8) | ($rest & 255)) * $columnWide);
            $chord = 4 * ($latitude * $latitude + $cosine * cos($first + 2 * $half) * $longitude * $longitude);
            if ($chord < $surely) {
                $taken[] = $numbers[$nth];
            } elseif ($chord <= $maybe) {
                $this->unsure[] = $chunk * SetChunk::SPAN + $numbers[$nth];
            }
        }
        $this->addInside($chunk, pack('v*', ...$taken));
    }
}
