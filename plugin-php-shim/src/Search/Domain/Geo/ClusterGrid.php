<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain\Geo;

use Gazetteer\Search\Domain\Bounds;
use Gazetteer\Search\Domain\ListingSet;
use Gazetteer\Search\Domain\SetChunk;

/** Counts listings in the squares of a grid, which are about 64 pixels wide on the map. */
final class ClusterGrid
{
    /** Limits the size of the answer for large screens. */
    private const MOST_SQUARES = 400;
    private const FINEST = 26;
    /** Number of listings that determine the middle of a square that contains a whole map cell. */
    private const SAMPLE = 12;

    /** @var array<int, array{float, float, int, int}> Sum of rows and columns, number of listings, and number of the last listing, by square. */
    private array $squares = [];

    public function __construct(private readonly int $level)
    {
    }

    public static function forView(Bounds $view, int $zoom): self
    {
        $level = max(2, min(self::FINEST, $zoom + 2));
        $share = $view->width() / 360 * ($view->north - $view->south) / 180;
        while ($level > 2 && $share * 4 ** $level > self::MOST_SQUARES) {
            $level--;
        }

        return new self($level);
    }

    /** @param ListingSet|null $set The listings to count; null for all. */
    public function add(GridCell $cell, int $chunk, Spots $spots, ?ListingSet $set): void
    {
        [$fields, $rests, $numbers] = [$spots, null, null];
        if ($set !== null || $this->level > $cell->level + Spot::FIELD) {
            [$fields, $rests, $numbers] = self::members($spots, $set?->piece($chunk));
        }
        $first = $chunk * SetChunk::SPAN;
        if ($this->level > $cell->level + Spot::FIELD) {
            $this->addSpots($cell, $first, $fields, $rests, $numbers);
        } else {
            $this->addFields($cell, $first, $numbers === null ? $spots->fields() : $fields, $numbers ?? $spots);
        }
    }

    /**
     * @return list<array{latitude: float, longitude: float, count: int, number: int}> Sorted by size. `number` is one of the listings.
     */
    public function clusters(): array
    {
        $clusters = [];
        $across = 1 << $this->level;
        foreach ($this->squares as [$row, $column, $count, $number]) {
            $clusters[] = [
                'latitude' => $row / $count * 180 / $across - 90,
                'longitude' => $column / $count * 360 / $across - 180,
                'count' => $count,
                'number' => $number,
            ];
        }
        usort($clusters, static fn (array $a, array $b): int => [$b['count'], $a['number']] <=> [$a['count'], $b['number']]);

        return $clusters;
    }

    /**
     * @param string $fields One byte for each listing.
     * @param list<int>|Spots $numbers The listing numbers in the same order.
     */
    private function addFields(GridCell $cell, int $first, string $fields, array|Spots $numbers): void
    {
        if ($fields === '') {
            return;
        }
        $number = static fn (int $at): int => $first + (is_array($numbers) ? $numbers[$at] : (unpack('v', $numbers->numbersAt($at, 1)) ?: [1 => 0])[1]);
        if ($this->level <= $cell->level) {
            $this->addCell($cell, $fields, $number(0));

            return;
        }
        $scale = 2 ** ($this->level - $cell->level - Spot::FIELD);
        $at = 0;
        // The listings are sorted by field, so those of one field are next to each other.
        foreach (count_chars($fields, 1) as $field => $count) {
            $row = ((($cell->row << Spot::FIELD) | ($field >> 4)) + 0.5) * $scale;
            $column = ((($cell->column << Spot::FIELD) | ($field & 15)) + 0.5) * $scale;
            $this->count($row, $column, $count, $number($at));
            $at += $count;
        }
    }

    /** Adds a whole map cell to one square. A sample of its listings determines the middle. */
    private function addCell(GridCell $cell, string $fields, int $number): void
    {
        $count = strlen($fields);
        $step = max(1, intdiv($count, self::SAMPLE));
        $rows = $columns = $size = 0;
        for ($at = intdiv($step, 2); $at < $count; $at += $step) {
            $rows += ord($fields[$at]) >> 4;
            $columns += ord($fields[$at]) & 15;
            $size++;
        }
        $scale = 2 ** ($this->level - $cell->level - Spot::FIELD);
        $row = (($cell->row << Spot::FIELD) + $rows / $size + 0.5) * $scale;
        $this->count($row, (($cell->column << Spot::FIELD) + $columns / $size + 0.5) * $scale, $count, $number);
    }

    /**
     * @param list<int> $rests
     * @param list<int> $numbers
     */
    private function addSpots(GridCell $cell, int $first, string $fields, array $rests, array $numbers): void
    {
        $scale = 2 ** ($this->level - $cell->level - Spot::FIELD - Spot::REST);
        foreach ($numbers as $nth => $number) {
            $field = ord($fields[$nth]);
            $row = (($cell->row << Spot::FIELD) | ($field >> 4)) << Spot::REST | ($rests[$nth] >> 8);
            $column = (($cell->column << Spot::FIELD) | ($field & 15)) << Spot::REST | ($rests[$nth] & 255);
            $this->count(($row + 0.5) * $scale, ($column + 0.5) * $scale, 1, $first + $number);
        }
    }

    private function count(float $row, float $column, int $count, int $number): void
    {
        $square = &$this->squares[((int) $row << $this->level) | (int) $column];
        $square ??= [0.0, 0.0, 0, 0];
        $square = [$square[0] + $row * $count, $square[1] + $column * $count, $square[2] + $count, $number];
    }

    /**
     * @param ListingSet|null $piece The members of the chunk; null for all.
     * @return array{string, list<int>, list<int>} Fields, positions in the fields, and numbers in the chunk.
     */
    private static function members(Spots $spots, ?ListingSet $piece): array
    {
        [, $rests, $numbers] = $spots->columns();
        $fields = $spots->fields();
        if ($piece === null) {
            return [$fields, array_values($rests), array_values($numbers)];
        }
        [$members, $memberRests, $memberNumbers] = ['', [], []];
        // Not `has()`: a call for each of a hundred thousand listings takes longer than the rest of the map.
        $bytes = $piece->bytes;
        foreach ($numbers as $nth => $number) {
            if (isset($bytes[$number >> 3]) && (ord($bytes[$number >> 3]) & (1 << ($number & 7))) !== 0) {
                $members .= $fields[$nth - 1];
                $memberRests[] = $rests[$nth];
                $memberNumbers[] = $number;
            }
        }

        return [$members, $memberRests, $memberNumbers];
    }
}
