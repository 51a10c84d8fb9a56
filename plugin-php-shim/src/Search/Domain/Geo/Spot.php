<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain\Geo;

/**
 * The approximate position of a listing inside a map cell: one of the cell’s 256 fields, and a position in that
 * field. The precision is a few hundred metres in the largest cells and less than a metre in the smallest.
 */
final class Spot
{
    /**
     * Number of grid levels between a cell and its fields. REST is the number of levels between a field and its
     * spots.
     */
    public const FIELD = 4;
    public const REST = 8;

    public function __construct(public readonly int $field, public readonly int $rest)
    {
    }

    public static function at(float $latitude, float $longitude, int $level): self
    {
        $finest = GridCell::at($latitude, $longitude, $level + self::FIELD + self::REST);

        return new self(
            ((($finest->row >> self::REST) & 15) << self::FIELD) | (($finest->column >> self::REST) & 15),
            (($finest->row & 255) << self::REST) | ($finest->column & 255),
        );
    }
}
