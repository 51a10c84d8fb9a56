<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain\Geo;

/**
 * The listings of a map cell with their spots, sorted by field. Three strings contain the fields, the positions in
 * the fields, and the listing numbers. So one string function can process all listings, and neighboring fields are a
 * single substring.
 */
final class Spots
{
    private const REST_BYTES = 2;
    private const NUMBER_BYTES = 2;
    private const BYTES = 1 + self::REST_BYTES + self::NUMBER_BYTES;

    private function __construct(
        private readonly string $fields,
        private readonly string $rests,
        public readonly string $numbers,
    ) {
    }

    public static function none(): self
    {
        return new self('', '', '');
    }

    public static function fromBytes(string $bytes): self
    {
        $size = intdiv(strlen($bytes), self::BYTES);

        return new self(
            substr($bytes, 0, $size),
            substr($bytes, $size, $size * self::REST_BYTES),
            substr($bytes, $size * (1 + self::REST_BYTES), $size * self::NUMBER_BYTES),
        );
    }

    public function bytes(): string
    {
        return $this->fields . $this->rests . $this->numbers;
    }

    public function count(): int
    {
        return strlen($this->fields);
    }

    /** Returns one byte for each listing: the number of its field. */
    public function fields(): string
    {
        return $this->fields;
    }

    public function with(int $number, Spot $spot): self
    {
        $others = $this->without($number);
        $at = $others->end($spot->field);

        return new self(
            substr_replace($others->fields, chr($spot->field), $at, 0),
            substr_replace($others->rests, pack('v', $spot->rest), $at * self::REST_BYTES, 0),
            substr_replace($others->numbers, pack('v', $number), $at * self::NUMBER_BYTES, 0),
        );
    }

    public function without(int $number): self
    {
        $at = strpos($this->numbers, pack('v', $number));
        while ($at !== false && $at % self::NUMBER_BYTES !== 0) {
            $at = strpos($this->numbers, pack('v', $number), $at + 1);
        }
        if ($at === false) {
            return $this;
        }
        $place = intdiv($at, self::NUMBER_BYTES);

        return new self(
            substr_replace($this->fields, '', $place, 1),
            substr_replace($this->rests, '', $place * self::REST_BYTES, self::REST_BYTES),
            substr_replace($this->numbers, '', $at, self::NUMBER_BYTES),
        );
    }

    /**
     * @param string $coverage One `Band` character for each of the 256 fields. Returns one character for each listing.
     */
    public function coverage(string $coverage): string
    {
        return strtr($this->fields, self::allFields(), $coverage);
    }

    /** Returns listing numbers, packed in two bytes each. */
    public function numbersAt(int $at, int $count): string
    {
        return substr($this->numbers, $at * self::NUMBER_BYTES, $count * self::NUMBER_BYTES);
    }

    public function slice(int $at, int $count): self
    {
        return new self(
            substr($this->fields, $at, $count),
            substr($this->rests, $at * self::REST_BYTES, $count * self::REST_BYTES),
            $this->numbersAt($at, $count),
        );
    }

    /** @param non-empty-list<self> $some Sorted by field. */
    public static function joined(array $some): self
    {
        $fields = $rests = $numbers = '';
        foreach ($some as $spots) {
            $fields .= $spots->fields;
            $rests .= $spots->rests;
            $numbers .= $spots->numbers;
        }

        return new self($fields, $rests, $numbers);
    }

    /**
     * @return array{array<int, int>, array<int, int>, array<int, int>} Fields, positions in the fields, and listing numbers. Each array starts at index 1.
     */
    public function columns(): array
    {
        return [unpack('C*', $this->fields) ?: [], unpack('v*', $this->rests) ?: [], unpack('v*', $this->numbers) ?: []];
    }

    private static function allFields(): string
    {
        static $all = null;

        return $all ??= implode('', array_map(chr(...), range(0, 255)));
    }

    /** Returns the position after the last listing of this field and of all fields before it. */
    private function end(int $field): int
    {
        $from = 0;
        $to = strlen($this->fields);
        while ($from < $to) {
            $middle = ($from + $to) >> 1;
            if (ord($this->fields[$middle]) <= $field) {
                $from = $middle + 1;
            } else {
                $to = $middle;
            }
        }

        return $from;
    }
}
